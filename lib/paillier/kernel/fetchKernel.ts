import { assetPath } from '@/lib/assetPath';

/** The bytes of the site's own modular power, for a worker of the page. */
export async function fetchKernel(): Promise<ArrayBuffer> {
  const response = await fetch(assetPath('/paillier/modular_power.wasm'));
  if (!response.ok) throw new Error(`The kernel came with status ${response.status}.`);
  return response.arrayBuffer();
}
