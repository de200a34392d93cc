/**
 * A reply as it comes, for a Response's body.
 *
 * @param onLeave called when the visitor leaves before the end, so that nobody goes on for nothing
 */
export function textStream(
  text: AsyncIterable<string>,
  onLeave: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = text[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      onLeave();
      await iterator.return?.();
    },
  });
}
