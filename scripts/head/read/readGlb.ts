import { Mesh } from 'three';
import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import type { ObjModel } from '@/lib/head/model/obj';
import { CommandError } from '../CommandError';
import { modelOf, type Part } from './readGeometry';

const HEADING_BYTES = 12;
const CHUNK_HEADING_BYTES = 8;
const MAGIC = 0x46546c67;
const VERSION = 2;
const JSON_CHUNK = 0x4e4f534a;
const SPACE = 0x20;

/** What a GLB says about itself, as far as it matters here. */
type Contents = {
  extensionsRequired?: string[];
  extensionsUsed?: string[];
  materials?: unknown;
  textures?: unknown;
  images?: unknown;
  samplers?: unknown;
  meshes?: { primitives?: { material?: unknown }[] }[];
};

/** Reads the meshes of a GLB file where its scene puts them; pictures on them are not looked at. */
export async function readGlb(bytes: ArrayBuffer): Promise<ObjModel> {
  const loader = new GLTFLoader();
  loader.setMeshoptDecoder(MeshoptDecoder);
  const { scene } = await loader.parseAsync(withoutPictures(bytes), '');
  scene.updateMatrixWorld(true);
  const parts: Part[] = [];
  scene.traverse((object) => {
    if (object instanceof Mesh)
      parts.push({ geometry: object.geometry, place: object.matrixWorld });
  });
  if (parts.length === 0) throw new CommandError('there is no mesh in it.');
  return modelOf(parts, true);
}

/** The same file without materials and pictures, which only a browser can open. */
function withoutPictures(bytes: ArrayBuffer): ArrayBuffer {
  const view = new DataView(bytes);
  if (view.getUint32(4, true) !== VERSION) throw new CommandError('it is not glTF 2.');
  const length = view.getUint32(HEADING_BYTES, true);
  const start = HEADING_BYTES + CHUNK_HEADING_BYTES;
  const text = new TextDecoder().decode(bytes.slice(start, start + length));
  const contents = JSON.parse(text) as Contents;
  if (contents.extensionsRequired?.includes('KHR_draco_mesh_compression')) {
    throw new CommandError('its meshes are compressed by Draco: export it without compression.');
  }
  for (const key of ['materials', 'textures', 'images', 'samplers'] as const) delete contents[key];
  for (const mesh of contents.meshes ?? []) {
    for (const primitive of mesh.primitives ?? []) delete primitive.material;
  }
  const kept = (extension: string) => !/texture|materials/i.test(extension);
  for (const key of ['extensionsRequired', 'extensionsUsed'] as const) {
    if (contents[key]) contents[key] = contents[key].filter(kept);
  }
  return withContents(bytes, JSON.stringify(contents), start + length);
}

/** A GLB with other contents in front of the chunks that begin at `restStart`. */
function withContents(bytes: ArrayBuffer, contents: string, restStart: number): ArrayBuffer {
  const text = new TextEncoder().encode(contents);
  const padded = Math.ceil(text.length / 4) * 4;
  const rest = new Uint8Array(bytes, restStart);
  const start = HEADING_BYTES + CHUNK_HEADING_BYTES;
  const whole = new ArrayBuffer(start + padded + rest.length);
  const view = new DataView(whole);
  [MAGIC, VERSION, whole.byteLength, padded, JSON_CHUNK].forEach((value, i) => {
    view.setUint32(4 * i, value, true);
  });
  const target = new Uint8Array(whole);
  target.fill(SPACE, start, start + padded);
  target.set(text, start);
  target.set(rest, start + padded);
  return whole;
}
