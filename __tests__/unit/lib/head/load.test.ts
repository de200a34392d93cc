import { buffersOf, loadCloud } from '@/lib/head/model/load';
import { ObjError } from '@/lib/head/model/obj';

const OPTIONS = { maximumPoints: 10, seed: 1 };
const answer = (body: string, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));

afterEach(() => jest.restoreAllMocks());

test('the model is fetched with GET and made into particles', async () => {
  const fetched = answer('v 0 0 0\nv 0 1 0\np 1 2');
  const cloud = await loadCloud('http://site.test/me.obj', OPTIONS);
  expect(fetched.mock.calls).toEqual([['http://site.test/me.obj']]);
  expect(cloud.particles.count).toBe(2);
});

test('an answer that is not 2xx is a failure that names its status', async () => {
  answer('<h1>Not found</h1>', 404);
  await expect(loadCloud('http://site.test/me.obj', OPTIONS)).rejects.toThrow('status 404');
});

test('a file that is not an OBJ is a failure of the parser’s', async () => {
  answer('<!doctype html>');
  await expect(loadCloud('http://site.test/me.obj', OPTIONS)).rejects.toBeInstanceOf(ObjError);
});

test('no network is a failure', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  await expect(loadCloud('http://site.test/me.obj', OPTIONS)).rejects.toThrow('fetch failed');
});

test('a cloud is moved, not copied: all its buffers are named, each once', async () => {
  answer('v 0 0 0\np 1');
  const cloud = await loadCloud('http://site.test/me.obj', OPTIONS);
  const moved = structuredClone(cloud, { transfer: buffersOf(cloud) });
  expect(moved.particles.positions).toHaveLength(3);
  expect(cloud.particles.positions).toHaveLength(0);
});
