import type { AnyCanvas, Painter, Scene } from './painter';

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;
const MOST_PIXELS = 4_000_000;

const CAMERA = `#version 300 es
precision highp float;
in vec4 place;
uniform mat3 turn;
uniform vec4 eye; // distance, focal, radius, node scale
uniform vec2 size;
vec4 project(out float shown) {
  vec3 p = turn * place.xyz;
  float depth = p.z + eye.x;
  shown = clamp(1.0 - (p.z + eye.z) * 0.41 / eye.z, 0.18, 1.0);
  return vec4(p.xy * eye.y * 2.0 / size, p.z / (eye.z * 8.0) * depth, depth);
}`;

const EDGE_VERTEX = `${CAMERA}
out float opacity;
uniform float strength;
void main() {
  float shown;
  gl_Position = project(shown);
  opacity = strength * shown * shown;
}`;

const EDGE_FRAGMENT = `#version 300 es
precision mediump float;
in float opacity;
uniform vec3 ink;
out vec4 colour;
void main() { colour = vec4(ink, 1.0) * opacity; }`;

const NODE_VERTEX = `${CAMERA}
in vec4 look;
uniform vec3 inks[4];
uniform vec3 ground;
out vec3 tint;
out float radius;
void main() {
  float shown;
  gl_Position = project(shown);
  radius = max(look.y * 0.125 * eye.w * eye.x / gl_Position.w, 0.7);
  gl_PointSize = 2.0 * radius + 1.0;
  tint = mix(ground, inks[int(look.x) & 3], look.z > 0.0 ? 1.0 : shown);
}`;

const NODE_FRAGMENT = `#version 300 es
precision mediump float;
in vec3 tint;
in float radius;
out vec4 colour;
void main() {
  float far = length(gl_PointCoord - 0.5) * (2.0 * radius + 1.0);
  float cover = clamp(radius + 0.5 - far, 0.0, 1.0);
  if (cover == 0.0) discard;
  colour = vec4(tint, 1.0) * cover;
}`;

/** Whether there is WebGL2 that is not itself a program on the processor. Leaves nothing behind. */
export function hasGraphicsCard(probe: AnyCanvas): boolean {
  const gl = probe.getContext('webgl2') as WebGL2RenderingContext | null;
  if (!gl) return false;
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return !SOFTWARE.test(name);
}

/** Draws with the graphics card, which reads places and looks from the engine's memory. */
export function createWebglPainter(canvas: AnyCanvas): Painter {
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: true,
    powerPreference: 'low-power',
  }) as WebGL2RenderingContext | null;
  if (!gl) throw new Error('There is no WebGL2.');

  const edgeProgram = link(gl, EDGE_VERTEX, EDGE_FRAGMENT);
  const nodeProgram = link(gl, NODE_VERTEX, NODE_FRAGMENT);
  const [places, looks, edges, marked] = [0, 1, 2, 3].map(() => gl.createBuffer());
  let markedCount = 0;
  let unfinished: WebGLSync | null = null;

  function select(
    program: WebGLProgram,
    scene: Scene,
  ): (name: string) => WebGLUniformLocation | null {
    const at = (name: string) => gl!.getUniformLocation(program, name);
    gl!.useProgram(program);
    gl!.uniformMatrix3fv(at('turn'), true, [...scene.turn]);
    gl!.uniform4f(at('eye'), scene.distance, scene.focal, scene.radius, scene.nodeScale);
    gl!.uniform2f(at('size'), scene.width, scene.height);
    return at;
  }
  const bytes = (colours: readonly (readonly number[])[]) => colours.flat().map((c) => c / 255);

  return {
    mostPixels: MOST_PIXELS,
    busy() {
      if (!unfinished) return false;
      if (gl.clientWaitSync(unfinished, 0, 0) === gl.TIMEOUT_EXPIRED) return true;
      gl.deleteSync(unfinished);
      unfinished = null;
      return false;
    },
    renew(scene) {
      gl.bindBuffer(gl.ARRAY_BUFFER, places!);
      gl.bufferData(gl.ARRAY_BUFFER, scene.places.byteLength, gl.DYNAMIC_DRAW);
      gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, edges!);
      gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, scene.edges, gl.STATIC_DRAW);
    },
    mark(scene) {
      gl.bindBuffer(gl.ARRAY_BUFFER, looks!);
      gl.bufferData(gl.ARRAY_BUFFER, scene.looks, gl.DYNAMIC_DRAW);
      const touching = scene.edges.filter((_, i, all) => {
        const pair = i & ~1;
        return all[pair] === scene.focus || all[pair + 1] === scene.focus;
      });
      markedCount = touching.length;
      gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, marked!);
      gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, touching, gl.DYNAMIC_DRAW);
    },
    paint(scene) {
      const { ground, edge, nodes } = scene.inks;
      gl.viewport(0, 0, scene.width, scene.height);
      const [red = 0, green = 0, blue = 0] = bytes([ground]);
      gl.clearColor(red, green, blue, 1);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      gl.bindBuffer(gl.ARRAY_BUFFER, places!);
      gl.bufferSubData(gl.ARRAY_BUFFER, 0, scene.places);
      gl.enableVertexAttribArray(0);
      gl.vertexAttribPointer(0, 4, gl.FLOAT, false, 0, 0);

      gl.disable(gl.DEPTH_TEST);
      gl.disableVertexAttribArray(1);
      const at = select(edgeProgram, scene);
      gl.uniform3fv(at('ink'), bytes([edge]));
      gl.uniform1f(at('strength'), scene.edgeOpacity);
      gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, edges!);
      gl.drawElements(gl.LINES, scene.edges.length, gl.UNSIGNED_INT, 0);
      if (markedCount) {
        gl.uniform3fv(at('ink'), bytes([nodes[1]]));
        gl.uniform1f(at('strength'), 1);
        gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, marked!);
        gl.drawElements(gl.LINES, markedCount, gl.UNSIGNED_INT, 0);
      }

      gl.enable(gl.DEPTH_TEST);
      gl.bindBuffer(gl.ARRAY_BUFFER, looks!);
      gl.enableVertexAttribArray(1);
      gl.vertexAttribPointer(1, 4, gl.UNSIGNED_BYTE, false, 0, 0);
      const of = select(nodeProgram, scene);
      gl.uniform3fv(of('inks'), bytes(nodes));
      gl.uniform3fv(of('ground'), bytes([ground]));
      gl.drawArrays(gl.POINTS, 0, scene.nodeCount);
      // A frame counts when this has been passed: frames that wait in a queue are not frames.
      unfinished = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
      gl.flush();
    },
    dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

function link(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error('The graphics context is lost.');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.bindAttribLocation(program, 0, 'place');
  gl.bindAttribLocation(program, 1, 'look');
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    throw new Error(`The shaders do not link. ${gl.getProgramInfoLog(program) ?? ''}`);
  }
  return program;
}
