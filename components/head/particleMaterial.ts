import {
  AddEquation,
  Color,
  CustomBlending,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ShaderMaterial,
  Vector3,
  Vector4,
} from 'three';
import { VIEW_CENTRE_MM, type Rig } from '@/lib/head/frame';
import { particleFragment } from './shaders/particleFragment';
import { particleVertex } from './shaders/particleVertex';

/** Everything that moves or lights the particles; both passes share these very objects. */
export type ParticleUniforms = ReturnType<typeof makeUniforms>;

/** Uniforms at rest: assembled, lit, looking ahead. */
export function makeUniforms(rig: Rig | null) {
  return {
    mouthPose: { value: new Vector4(0, 0, 0, 0) },
    eyePose: { value: new Vector4(0, 0, 0.1, 0.1) },
    headPose: { value: new Vector4(0, 0, 0, 0) },
    smile: { value: 0 },
    thinkingShare: { value: 0 },
    seconds: { value: 0 },
    gathered: { value: 1 },
    breath: { value: 0 },
    touch: { value: new Vector3(0, 0, 0) },
    topic: { value: new Color(1, 1, 1) },
    topicShare: { value: 0 },
    ink: { value: 0 },
    canvasHeight: { value: 800 },
    radiusMm: { value: 0.771 },
    spacing: { value: 1 },
    viewCentre: { value: new Vector3(...VIEW_CENTRE_MM) },
    rigHeights: { value: new Vector4(...(rig?.heights ?? [0, -68.4, -117]), rig ? 1 : 0) },
    rigMeasures: { value: new Vector4(...(rig?.widths ?? [1, 1]), ...(rig?.depths ?? [0, 0])) },
  };
}

/**
 * Colours add up as light. The pass that draws no colours has the same: switching to and fro between
 * two kinds of blending costs more calls in each frame than the occluder's own drawing.
 */
const AS_LIGHT = {
  transparent: true,
  blending: CustomBlending,
  blendEquation: AddEquation,
  blendSrc: OneFactor,
  blendDst: OneFactor,
} as const;

/** Draws the particles; their colours add up as light, or lie over each other as ink. */
export function makeParticleMaterial(uniforms: ParticleUniforms): ShaderMaterial {
  return new ShaderMaterial({
    uniforms,
    vertexShader: particleVertex,
    fragmentShader: particleFragment,
    depthWrite: false,
    ...AS_LIGHT,
  });
}

/** Light adds up; ink covers. */
export function setInk(material: ShaderMaterial, ink: boolean): void {
  material.blendDst = ink ? OneMinusSrcAlphaFactor : OneFactor;
}

/**
 * Draws the same particles as discs of depth alone, so that the face hides what lies behind it. A
 * program of its own and no switch in the other: software renderers run both sides of every branch.
 */
export function makeOccluderMaterial(uniforms: ParticleUniforms): ShaderMaterial {
  return new ShaderMaterial({
    uniforms,
    defines: { OCCLUDER: '' },
    vertexShader: particleVertex,
    fragmentShader: particleFragment,
    colorWrite: false,
    ...AS_LIGHT,
  });
}
