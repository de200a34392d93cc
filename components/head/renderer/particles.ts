import {
  AddEquation,
  BufferAttribute,
  BufferGeometry,
  Color,
  CustomBlending,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ShaderMaterial,
  Vector2,
  Vector3,
  Vector4,
} from 'three';
import { CHIN_Y_MM, MOUTH_CORNER_Y_MM } from '@/lib/head/face';
import type { Cloud } from '@/lib/head/model/cloud';
import { type Rig, VIEW_CENTRE_MM } from '@/lib/head/model/modelTransform';
import { PARTICLE_RADIUS_MM } from '@/lib/head/model/particles';
import { particleFragment } from './shaders/particleFragment';
import { particleVertex } from './shaders/particleVertex';

/** So many particles of the skin have their usual radius; fewer are larger. */
const REFERENCE_POINTS = 24_000;

/** What three draws of the head. */
export type HeadParticles = {
  geometry: BufferGeometry;
  particles: ShaderMaterial;
  /** Draws depth alone. */
  occluder: ShaderMaterial;
  uniforms: ParticleUniforms;
  /** How many particles of the skin there are, beside eyes and teeth. */
  skinCount: number;
  /** Draws so many particles of the skin, beside eyes and teeth, and sizes them to match. */
  setSkinCount(count: number): void;
  /** In pixels of the drawing buffer. */
  setCanvasHeight(pixels: number): void;
  /** On the light page particles cover each other as ink does; on the dark one their light adds up. */
  setTheme(light: boolean): void;
  dispose(): void;
};

export function createParticles(cloud: Cloud): HeadParticles {
  const uniforms = makeUniforms(cloud.rig);
  const geometry = makeParticleGeometry(cloud);
  const particles = makeParticleMaterial(uniforms);
  const occluder = makeOccluderMaterial(uniforms);
  const skinCount = cloud.particles.count - cloud.featureCount;
  let drawn = 0;
  return {
    ...{ geometry, particles, occluder, uniforms, skinCount },
    setSkinCount(count) {
      if (count === drawn) return;
      drawn = count;
      const skin = Math.max(1, Math.min(count, skinCount));
      geometry.setDrawRange(0, cloud.featureCount + skin);
      uniforms.spacing.value = Math.sqrt(REFERENCE_POINTS / skin);
      uniforms.radiusMm.value = PARTICLE_RADIUS_MM * (REFERENCE_POINTS / skin) ** 0.42;
    },
    setCanvasHeight(pixels) {
      uniforms.canvasHeight.value = pixels;
    },
    setTheme(light) {
      uniforms.lightTheme.value = light ? 1 : 0;
      const blendDst = light ? OneMinusSrcAlphaFactor : OneFactor;
      particles.blendDst = occluder.blendDst = blendDst;
    },
    dispose() {
      geometry.dispose();
      particles.dispose();
      occluder.dispose();
    },
  };
}

/** Everything that moves or lights the particles; both passes share these very objects. */
export type ParticleUniforms = ReturnType<typeof makeUniforms>;

/** Uniforms at rest: assembled, lit, looking ahead. */
function makeUniforms(rig: Rig | null) {
  return {
    mouthPose: { value: new Vector4(0, 0, 0, 0) },
    tongue: { value: new Vector2(0, 0) },
    eyePose: { value: new Vector4(0, 0, 0.1, 0.1) },
    headPose: { value: new Vector4(0, 0, 0, 0) },
    smile: { value: 0 },
    thinking: { value: 0 },
    seconds: { value: 0 },
    introProgress: { value: 1 },
    breath: { value: 0 },
    pointerDent: { value: new Vector3(0, 0, 0) },
    topic: { value: new Color(1, 1, 1) },
    topicWeight: { value: 0 },
    lightTheme: { value: 0 },
    canvasHeight: { value: 800 },
    radiusMm: { value: PARTICLE_RADIUS_MM },
    spacing: { value: 1 },
    viewCentre: { value: new Vector3(...VIEW_CENTRE_MM) },
    rigHeights: {
      value: new Vector4(...(rig?.heights ?? [0, MOUTH_CORNER_Y_MM, CHIN_Y_MM]), rig ? 1 : 0),
    },
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
function makeParticleMaterial(uniforms: ParticleUniforms): ShaderMaterial {
  return new ShaderMaterial({
    uniforms,
    vertexShader: particleVertex,
    fragmentShader: particleFragment,
    depthWrite: false,
    ...AS_LIGHT,
  });
}

/**
 * Draws the same particles as discs of depth alone, so that the face hides what lies behind it. A
 * program of its own and no switch in the other: software renderers run both sides of every branch.
 */
function makeOccluderMaterial(uniforms: ParticleUniforms): ShaderMaterial {
  return new ShaderMaterial({
    uniforms,
    defines: { OCCLUDER: '' },
    vertexShader: particleVertex,
    fragmentShader: particleFragment,
    colorWrite: false,
    ...AS_LIGHT,
  });
}

/** The one buffer of particles; both passes draw it. */
function makeParticleGeometry({ particles }: Cloud): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(particles.positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(particles.normals, 3));
  geometry.setAttribute('surface', new BufferAttribute(particles.surfaces, 4));
  geometry.setAttribute('role', new BufferAttribute(particles.roles, 3));
  return geometry;
}
