/* The parts of graphology's ForceAtlas2 that take typed arrays; the package types only its front. */
declare module 'graphology-layout-forceatlas2/helpers.js' {
  const helpers: {
    graphToByteArrays(
      graph: unknown,
      weightOf: () => number,
    ): { nodes: Float32Array; edges: Float32Array };
  };
  export default helpers;
}
declare module 'graphology-layout-forceatlas2/iterate.js' {
  const iterate: (settings: object, nodes: Float32Array, edges: Float32Array) => void;
  export default iterate;
}
declare module 'graphology-layout-forceatlas2/defaults.js' {
  const defaults: object;
  export default defaults;
}
