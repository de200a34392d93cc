import { createPictureFence } from '@/lib/canvas-host/pictureFence';
import { isSoftwareRendered } from '@/lib/canvas-host/softwareRenderer';
import type { Colour } from '@/lib/graph/hostApi';
import type { AnyCanvas, Painter, Scene } from './painter';
import {
  ARRAY_BUFFER,
  BLEND,
  COLOR_BUFFER_BIT,
  DEPTH_BUFFER_BIT,
  DEPTH_TEST,
  DYNAMIC_DRAW,
  ELEMENT_ARRAY_BUFFER,
  FLOAT,
  FRAGMENT_SHADER,
  LINES,
  LINK_STATUS,
  ONE,
  ONE_MINUS_SRC_ALPHA,
  POINTS,
  UNSIGNED_BYTE,
  UNSIGNED_INT,
  VERTEX_SHADER,
} from './webglNumbers';

const MAX_PIXELS = 4_000_000;

/*
 * All that a program has to know goes over in one call: rows of the camera's turn with the
 * canvas's width and height behind two of them; distance, focal length, radius and node scale;
 * then colours, whose fourth number is their strength.
 */
const CAMERA = `#version 300 es
precision highp float;
in vec4 place;
uniform vec4 view[9];
out vec4 tint;
float shown;
void project() {
  vec3 p = place.xyz * mat3(view[0].xyz, view[1].xyz, view[2].xyz);
  vec4 eye = view[3];
  float depth = p.z + eye.x;
  shown = clamp(1.0 - (p.z + eye.z) * 0.41 / eye.z, 0.18, 1.0);
  gl_Position = vec4(p.xy * eye.y * 2.0 / vec2(view[0].w, view[1].w), p.z / (eye.z * 8.0) * depth, depth);
}`;

const EDGE_VERTEX = `${CAMERA}
void main() {
  project();
  tint = vec4(view[4].rgb, 1.0) * view[4].a * shown * shown;
}`;

const FRAGMENT = `#version 300 es
precision mediump float;
in vec4 tint;
out vec4 colour;
`;

const EDGE_FRAGMENT = `${FRAGMENT}void main() { colour = tint; }`;

const NODE_VERTEX = `${CAMERA}
in vec4 nodeStyle;
out float radius;
void main() {
  project();
  radius = max(nodeStyle.y * 0.125 * view[3].w * view[3].x / gl_Position.w, 0.7);
  gl_PointSize = 2.0 * radius + 1.0;
  tint = mix(view[4], view[5 + (int(nodeStyle.x) & 3)], nodeStyle.z > 0.0 ? 1.0 : shown);
}`;

const NODE_FRAGMENT = `${FRAGMENT}in float radius;
void main() {
  float far = length(gl_PointCoord - 0.5) * (2.0 * radius + 1.0);
  float cover = clamp(radius + 0.5 - far, 0.0, 1.0);
  if (cover == 0.0) discard;
  colour = tint * cover;
}`;

/** Whether there is WebGL2 that is not itself a program on the processor. Leaves nothing behind. */
export function hasGraphicsCard(probe: AnyCanvas): boolean {
  const gl = probe.getContext('webgl2') as WebGL2RenderingContext | null;
  if (!gl) return false;
  const software = isSoftwareRendered(gl);
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return !software;
}

/** Draws with the graphics card, which reads places and nodeStyles from the engine's memory. */
export function createWebglPainter(canvas: AnyCanvas): Painter {
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: true,
    powerPreference: 'low-power',
  }) as WebGL2RenderingContext | null;
  if (!gl) throw new Error('There is no WebGL2.');

  const edgeProgram = linkProgram(gl, EDGE_VERTEX, EDGE_FRAGMENT);
  const nodeProgram = linkProgram(gl, NODE_VERTEX, NODE_FRAGMENT);
  const [places, nodeStyles, edges, marked] = [0, 1, 2, 3].map(() => gl.createBuffer());
  let markedCount = 0;
  const fence = createPictureFence(gl);

  const fill = (target: number, buffer: WebGLBuffer, data: AllowSharedBufferSource): void => {
    gl.bindBuffer(target, buffer);
    gl.bufferData(target, data, DYNAMIC_DRAW);
  };
  const select = (
    program: WebGLProgram,
    { turn, width, height, distance, focal, radius, nodeScale }: Scene,
    ...colours: readonly (readonly number[])[]
  ): void => {
    gl.useProgram(program);
    gl.uniform4fv(gl.getUniformLocation(program, 'view'), [
      ...[...turn.slice(0, 3), width],
      ...[...turn.slice(3, 6), height],
      ...[...turn.slice(6), 0],
      ...[distance, focal, radius, nodeScale],
      ...colours.flat(),
    ]);
  };
  const opaque = (colour: Colour, strength = 1) => [...colour.map((c) => c / 255), strength];

  return {
    maxPixels: MAX_PIXELS,
    busy: fence.pending,
    renew(scene) {
      gl.bindBuffer(ARRAY_BUFFER, places!);
      gl.bufferData(ARRAY_BUFFER, scene.places.byteLength, DYNAMIC_DRAW);
      fill(ELEMENT_ARRAY_BUFFER, edges!, scene.edges);
    },
    mark(scene) {
      fill(ARRAY_BUFFER, nodeStyles!, scene.nodeStyles);
      const touching = scene.edges.filter((_, i, all) => {
        const pair = i & ~1;
        return all[pair] === scene.focus || all[pair + 1] === scene.focus;
      });
      markedCount = touching.length;
      fill(ELEMENT_ARRAY_BUFFER, marked!, touching);
    },
    paint(scene) {
      const { ground, edge, nodes } = scene.palette;
      const [red = 0, green = 0, blue = 0] = opaque(ground);
      gl.viewport(0, 0, scene.width, scene.height);
      gl.clearColor(red, green, blue, 1);
      gl.clear(COLOR_BUFFER_BIT | DEPTH_BUFFER_BIT);
      gl.enable(BLEND);
      gl.blendFunc(ONE, ONE_MINUS_SRC_ALPHA);
      gl.bindBuffer(ARRAY_BUFFER, places!);
      gl.bufferSubData(ARRAY_BUFFER, 0, scene.places);
      gl.enableVertexAttribArray(0);
      gl.vertexAttribPointer(0, 4, FLOAT, false, 0, 0);

      gl.disable(DEPTH_TEST);
      gl.disableVertexAttribArray(1);
      select(edgeProgram, scene, opaque(edge, scene.edgeOpacity));
      gl.bindBuffer(ELEMENT_ARRAY_BUFFER, edges!);
      gl.drawElements(LINES, scene.edges.length, UNSIGNED_INT, 0);
      if (markedCount) {
        select(edgeProgram, scene, opaque(nodes[1]));
        gl.bindBuffer(ELEMENT_ARRAY_BUFFER, marked!);
        gl.drawElements(LINES, markedCount, UNSIGNED_INT, 0);
      }

      gl.enable(DEPTH_TEST);
      gl.bindBuffer(ARRAY_BUFFER, nodeStyles!);
      gl.enableVertexAttribArray(1);
      gl.vertexAttribPointer(1, 4, UNSIGNED_BYTE, false, 0, 0);
      select(nodeProgram, scene, opaque(ground), ...nodes.map((colour) => opaque(colour)));
      gl.drawArrays(POINTS, 0, scene.nodeCount);
      // The next frame is drawn, and counted, when this one has been presented.
      fence.set();
    },
    dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

function linkProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [VERTEX_SHADER, vertex],
    [FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    // There is none where the graphics context is lost: then nothing links.
    if (!shader) break;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.bindAttribLocation(program, 0, 'place');
  gl.bindAttribLocation(program, 1, 'nodeStyle');
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, LINK_STATUS)) {
    throw new Error(`The shaders do not link. ${gl.getProgramInfoLog(program) ?? ''}`);
  }
  return program;
}
