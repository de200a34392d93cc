import fc from 'fast-check';
import { GraphFileError } from '@/lib/graph/files/graphFileError';
import { parseGraphFile } from '@/lib/graph/files/parseGraphFile';

function errorOf(text: string): GraphFileError {
  try {
    parseGraphFile(text);
  } catch (error) {
    if (error instanceof GraphFileError) return error;
    throw error;
  }
  throw new Error('The file was read, and should not have been.');
}

describe('a list of edges', () => {
  test('is read with spaces, tabs, commas and semicolons, comments and empty lines', () => {
    const { names, edges, weights } = parseGraphFile(
      '# who knows whom\nann bob\n\nbob\tcarl\r\nann,dora\ncarl ; dora\n',
    );
    expect(names).toEqual(['ann', 'bob', 'carl', 'dora']);
    expect([...edges]).toEqual([0, 1, 1, 2, 0, 3, 2, 3]);
    expect(weights).toBeUndefined();
  });

  test.each([
    'source,target\na,b\nb,c',
    '# from a spreadsheet\nSource;Target;Weight\na;b;1\nb;c;1',
    '"from","to"\na,b\nb,c',
  ])('may begin with the names of its columns: %j', (text) => {
    const { names, edges } = parseGraphFile(text);
    expect(names).toEqual(['a', 'b', 'c']);
    expect([...edges]).toEqual([0, 1, 1, 2]);
  });

  test('takes such names further down for nodes', () => {
    expect(parseGraphFile('a b\nsource target').names).toEqual(['a', 'b', 'source', 'target']);
  });

  test('may carry weights, and nodes without edges', () => {
    const { names, weights } = parseGraphFile('a b 2.5\nb c\nalone');
    expect(names).toHaveLength(4);
    expect([...weights!]).toEqual([2.5, 1]);
  });

  test.each([
    ['a b\nb c heavy', 2],
    ['a b\n\nb c -1', 3],
    ['a b\nb c Infinity', 2],
    ['a b c d e', 1],
    ['', 1],
  ])('names the line that cannot be read in %j', (text, line) => {
    expect(errorOf(text).line).toBe(line);
    expect(errorOf(text).message).toMatch(new RegExp(`^Line ${line}: .+\\.$`));
  });
});

describe('GraphML', () => {
  const file = `<?xml version="1.0"?>
<!-- a > comment -->
<graphml xmlns="http://graphml.graphdrawing.org/xmlns">
  <key id="d0" for="node" attr.name="label" attr.type="string"/>
  <key id="d1" for="edge" attr.name="weight" attr.type="double"/>
  <graph id="G" edgedefault="undirected">
    <node id="n0"><data key="d0">Ann &amp; Bob &#8482;</data></node>
    <node id='n1'><data key="d0"><![CDATA[<Carl>]]></data></node>
    <node id="n2"/>
    <edge source="n0" target="n2"><data key="d1">3.5</data></edge>
    <edge source="n1" target="n2"/>
  </graph>
</graphml>`;

  test('is read with labels and weights', () => {
    const { names, edges, weights } = parseGraphFile(file);
    expect(names).toEqual(['Ann & Bob ™', '<Carl>', 'n2']);
    expect([...edges]).toEqual([0, 2, 1, 2]);
    expect([...weights!]).toEqual([3.5, 1]);
  });

  test.each([
    ['an edge to a node that is not there', file.replace('target="n2"/>', 'target="n9"/>'), 11],
    ['a node without an id', file.replace('<node id="n2"/>', '<node/>'), 9],
    ['a node twice', file.replace('<node id="n2"/>', '<node id="n0"/>'), 9],
    ['an edge without a target', file.replace(' target="n2"/>', '/>'), 11],
    ['a weight that is no number', file.replace('3.5', 'heavy'), 10],
    ['the tag that cuts off another', file.replace('<node id="n2"/>', '<node id="n2"'), 10],
    [
      'a fault below comments and text that look like tags',
      file.replace('<node id="n2"/>', '<!-- <node/> <edge/> -->\n<node/>'),
      10,
    ],
  ])('names the line of %s', (_, text, line) => {
    expect(errorOf(text).line).toBe(line);
  });
});

describe('JSON', () => {
  test('of d3 is read, with ids', () => {
    const { names, edges, weights } = parseGraphFile(
      '{"nodes":[{"id":"a"},{"id":"b","name":"Bob"}],"links":[{"source":"b","target":"a","value":2}]}',
    );
    expect(names).toEqual(['a', 'Bob']);
    expect([...edges]).toEqual([1, 0]);
    expect([...weights!]).toEqual([2]);
  });

  test('of d3 is read, with indices', () => {
    const { names, edges } = parseGraphFile(
      '{"nodes":[{"name":"x"},{"name":"y"}],"links":[{"source":0,"target":1}]}',
    );
    expect(names).toEqual(['x', 'y']);
    expect([...edges]).toEqual([0, 1]);
  });

  test('of graphology is read', () => {
    const { names, edges } = parseGraphFile(
      '{"attributes":{},"nodes":[{"key":"k1","attributes":{"label":"One"}},{"key":"k2"}],"edges":[{"key":"e","source":"k1","target":"k2","attributes":{"weight":1}}]}',
    );
    expect(names).toEqual(['One', 'k2']);
    expect([...edges]).toEqual([0, 1]);
  });

  test('keeps apart whole numbers that a double would take for one', () => {
    const { names } = parseGraphFile(
      '{"nodes":[{"id":9007199254740993},{"id":9007199254740992}],"links":[]}',
    );
    expect(names).toEqual(['9007199254740993', '9007199254740992']);
  });

  test('says what should be where it cannot be read', () => {
    expect(errorOf('{\n"nodes": [1 2]}').message).toBe(
      'Line 2: Here there is “2”, where a comma or the end of the list should be.',
    );
  });

  test.each([
    ['a comma that is missing', '{\n"nodes": [\n{"id": "a"}\n{"id": "b"}], "links": []}', 4],
    ['the end that is missing', '{\n"nodes": [', 2],
    ['an edge to nowhere', '{"nodes":[{"id":"a"}],\n"links":[\n{"source":"a","target":"z"}]}', 3],
    [
      'an index beyond the nodes',
      '{"nodes":[{"name":"a"}],\n"links":[\n{"source":0,"target":7}]}',
      3,
    ],
    ['a weight below nothing', '{"nodes":[1,2],\n"edges":[[1,2],\n[2,1,-4]]}', 3],
    ['a list of links that is missing', '{"nodes":[]}', 1],
    ['a node twice', '{"nodes":[{"id":1},\n{"id":1}],"links":[]}', 2],
    ['nesting without end', '['.repeat(100_000), 1],
  ])('names the line of %s', (_, text, line) => {
    expect(errorOf(text).line).toBe(line);
  });
});

test('any text at all is read, or refused with a line', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.string().map((s) => `<graphml>${s}`),
      ),
      (text) => {
        try {
          const { names, edges } = parseGraphFile(text);
          return edges.every((node) => node < names.length);
        } catch (error) {
          return error instanceof GraphFileError && error.line >= 1;
        }
      },
    ),
    { seed: 1, numRuns: 500 },
  );
});
