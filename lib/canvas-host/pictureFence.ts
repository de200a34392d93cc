export type PictureFence = {
  /** Sets the fence behind all that was drawn so far, and sends it off. */
  set(): void;
  /** Whether the picture before the fence is still being drawn. Without a fence none is. */
  pending(): boolean;
  remove(): void;
};

/** Tells when the graphics card has finished a picture: drawing calls return long before that. */
export function createPictureFence(context: WebGL2RenderingContext): PictureFence {
  let fence: WebGLSync | null = null;
  const remove = () => {
    if (fence) context.deleteSync(fence);
    fence = null;
  };
  return {
    set() {
      remove();
      // Null while the context is lost: nothing is drawn then, and nothing waited for.
      fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
      context.flush();
    },
    pending() {
      if (!fence) return false;
      if (context.getSyncParameter(fence, context.SYNC_STATUS) === context.UNSIGNALED) return true;
      remove();
      return false;
    },
    remove,
  };
}
