/** Listens until the function that it gives is called. */
export function listen<Name extends keyof DocumentEventMap>(
  target: Document | HTMLElement,
  type: Name,
  listener: (event: DocumentEventMap[Name]) => void,
): () => void {
  // The target's own overloads do not know that the names of both are the same.
  const handle = listener as EventListener;
  target.addEventListener(type, handle, { passive: true });
  return () => target.removeEventListener(type, handle);
}
