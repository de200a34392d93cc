/*
 * The rasteriser, for machines whose graphics card is a program: hairlines and discs drawn straight
 * into a picture in memory. Edges only add up how much of each pixel they cover, two pixels a step
 * (Wu 1991), and one pass turns cover into colour: forty thousand crossing lines stay a haze of the
 * right depth. Discs are painted over it, the far half of them first.
 */
import {
  BODY_BYTES,
  coverage,
  EDGE_BYTES,
  edgeCount,
  edges,
  FRAME_PIXELS,
  colourByCoverage,
  nodeStyles,
  nodeCount,
  pixels,
  positions,
  SCREEN_BYTES,
  screen,
  view,
} from './memory';

/*
 * The view, 32 words: the rows of a rotation (f32 0 to 8), the distance of the eye (9), pixels a
 * unit at distance 1 (10), the radius of what is seen (11), how opaque a near edge is (12, 0 to 1),
 * a factor for the radii of nodes (13); then colours as 0xAABBGGRR: ground (14), edges (15), four
 * colours for nodes (16 to 19); and whether nodes in focus are marked (20, u32).
 */
const DISTANCE: usize = 9 * 4;
const FOCAL: usize = 10 * 4;
const RADIUS: usize = 11 * 4;
const EDGE_OPACITY: usize = 12 * 4;
const NODE_SCALE: usize = 13 * 4;
const GROUND: usize = 14 * 4;
const EDGE_COLOUR: usize = 15 * 4;
const NODE_COLOURS: usize = 16 * 4;
const MARKED: usize = 20 * 4;
const FOCUS_COLOUR: u32 = 1;

/** Cover is counted in 1/256 of a pixel, and told apart up to four full lines. */
const FULL_COVER: f32 = 256;
const INK_STEPS: i32 = 1024;
/** What is farther shows fainter, down to this share. */
const FAINTEST: f32 = 0.18;
/** Behind the eye, or nearly. */
const NEAREST: f32 = 1e-3;

let width: i32 = 0;
let height: i32 = 0;

/** Sets the picture's size in pixels; false where it is larger than a picture may be. */
export function resize(w: i32, h: i32): bool {
  if (w < 1 || h < 1 || <usize>w * <usize>h > FRAME_PIXELS) return false;
  width = w;
  height = h;
  return true;
}

/** Draws the graph as `view` says. The picture lies at `pixels`, four bytes R G B A a pixel. */
export function draw(): void {
  project();
  fillColourByCoverage(load<u32>(view, GROUND), load<u32>(view, EDGE_COLOUR));
  memory.fill(coverage, 0, (<usize>(width * height)) << 2);
  coverEdges(false);
  printCover();
  if (load<u32>(view, MARKED)) {
    memory.fill(coverage, 0, (<usize>(width * height)) << 2);
    coverEdges(true);
    printFocus();
  }
  const middle = load<f32>(view, DISTANCE);
  for (let pass = 0; pass < 3; pass++) {
    for (let i = 0; i < nodeCount; i++) paintNode(i, pass, middle);
  }
}

/** Where each node is on screen: x, y in pixels, depth, and how much of it shows at that depth. */
function project(): void {
  const distance = load<f32>(view, DISTANCE);
  const radius = load<f32>(view, RADIUS);
  const focal = load<f32>(view, FOCAL);
  const fade: f32 = (1 - FAINTEST) / (2 * radius);
  for (let i: usize = 0, n = <usize>nodeCount; i < n; i++) {
    const body = positions + i * BODY_BYTES;
    const out = screen + i * SCREEN_BYTES;
    const depth = turned(body, 24) + distance;
    const near = max(depth, NEAREST);
    store<f32>(out, <f32>width * 0.5 + (turned(body, 0) * focal) / near);
    store<f32>(out, <f32>height * 0.5 - (turned(body, 12) * focal) / near, 4);
    store<f32>(out, depth, 8);
    const shown: f32 = 1 - (depth - distance + radius) * fade;
    store<f32>(out, min<f32>(max<f32>(shown, FAINTEST), 1), 12);
  }
}

/** A row of the rotation times a place. */
function turned(body: usize, row: usize): f32 {
  const r = view + row;
  return (
    load<f32>(body) * load<f32>(r) +
    load<f32>(body, 4) * load<f32>(r, 4) +
    load<f32>(body, 8) * load<f32>(r, 8)
  );
}

function coverEdges(focused: bool): void {
  const opacity = focused ? FULL_COVER : load<f32>(view, EDGE_OPACITY) * FULL_COVER;
  const end = edges + <usize>edgeCount * EDGE_BYTES;
  for (let edge = edges; edge < end; edge += EDGE_BYTES) {
    const source = <usize>load<u32>(edge);
    const target = <usize>load<u32>(edge, 4);
    if (focused && !(inFocus(source) || inFocus(target))) continue;
    const a = screen + source;
    const b = screen + target;
    if (load<f32>(a, 8) <= NEAREST || load<f32>(b, 8) <= NEAREST) continue;
    const shown = (load<f32>(a, 12) + load<f32>(b, 12)) * 0.5;
    coverLine(a, b, <u32>(opacity * shown * shown));
  }
}

/** `offset` is the node's index times 16. Its neighbours carry a 2 and are only drawn on top. */
function inFocus(offset: usize): bool {
  return load<u8>(nodeStyles + (offset >> 2), 2) === 1;
}

/** Goes along the longer axis; each step covers the two pixels that it passes between. */
function coverLine(a: usize, b: usize, strength: u32): void {
  const dx = load<f32>(b) - load<f32>(a);
  const dy = load<f32>(b, 4) - load<f32>(a, 4);
  const steep = abs(dy) > abs(dx);
  const along: usize = steep ? 4 : 0;
  const across: usize = 4 - along;
  const forward = steep ? dy >= 0 : dx >= 0;
  const from = forward ? a : b;
  const to = forward ? b : a;
  const length = load<f32>(to + along) - load<f32>(from + along);
  const slope: f32 = length > 0 ? (load<f32>(to + across) - load<f32>(from + across)) / length : 0;
  const lastAlong = <f32>((steep ? height : width) - 1);
  const first = <i32>ceil(max<f32>(load<f32>(from + along), 0));
  const last = <i32>floor(min<f32>(load<f32>(to + along), lastAlong));
  const stepAlong: usize = steep ? (<usize>width) << 2 : 4;
  const stepAcross: usize = steep ? 4 : (<usize>width) << 2;
  const limit = <u32>((steep ? width : height) - 1);
  let place = load<f32>(from + across) + (<f32>first - load<f32>(from + along)) * slope;
  let row = coverage + <usize>first * stepAlong;
  for (let i = first; i <= last; i++) {
    const whole = floor(place);
    const pixel = <u32>(<i32>whole);
    if (pixel < limit) {
      const part = <u32>((place - whole) * <f32>strength);
      const at = row + <usize>pixel * stepAcross;
      store<u32>(at, load<u32>(at) + strength - part);
      store<u32>(at + stepAcross, load<u32>(at + stepAcross) + part);
    }
    place += slope;
    row += stepAlong;
  }
}

/** A colour for every amount of cover: one line has the colour asked for, many approach it in full. */
function fillColourByCoverage(ground: u32, colour: u32): void {
  for (let i = 0; i < INK_STEPS; i++) {
    const cover: f32 = <f32>i / FULL_COVER;
    const clear: f32 = 1 / (1 + cover * (1 + cover));
    store<u32>(colourByCoverage + ((<usize>i) << 2), mix(ground, colour, 1 - clear));
  }
}

function printCover(): void {
  const end = (<usize>(width * height)) << 2;
  for (let at: usize = 0; at < end; at += 4) {
    const amount = min<u32>(load<u32>(coverage + at), INK_STEPS - 1);
    store<u32>(pixels + at, load<u32>(colourByCoverage + ((<usize>amount) << 2)));
  }
}

function printFocus(): void {
  const colour = load<u32>(view + NODE_COLOURS, FOCUS_COLOUR * 4);
  const end = (<usize>(width * height)) << 2;
  for (let at: usize = 0; at < end; at += 4) {
    const amount = load<u32>(coverage + at);
    if (amount) blend(pixels + at, colour, min<f32>(<f32>amount / FULL_COVER, 1));
  }
}

/** Far nodes in pass 0, near ones in pass 1, those in focus in pass 2. */
function paintNode(i: i32, pass: i32, middle: f32): void {
  const at = screen + <usize>i * SCREEN_BYTES;
  const nodeStyle = nodeStyles + ((<usize>i) << 2);
  const depth = load<f32>(at, 8);
  const mine = load<u8>(nodeStyle, 2) ? 2 : depth < middle ? 1 : 0;
  if (mine !== pass || depth <= NEAREST) return;
  const x = load<f32>(at);
  const y = load<f32>(at, 4);
  const scale = load<f32>(view, NODE_SCALE) * (middle / depth);
  const wanted = <f32>load<u8>(nodeStyle, 1) * 0.125 * scale;
  // A disc thinner than a pixel is a fainter pixel.
  const radius = max<f32>(wanted, 0.7);
  const thin: f32 = wanted < radius ? (wanted * wanted) / (radius * radius) : 1;
  const opacity = (pass === 2 ? <f32>1 : load<f32>(at, 12)) * thin;
  const colour = load<u32>(view + NODE_COLOURS + ((<usize>(load<u8>(nodeStyle) & 3)) << 2));
  const left = max(<i32>floor(x - radius), 0);
  const right = min(<i32>ceil(x + radius), width - 1);
  const top = max(<i32>floor(y - radius), 0);
  const bottom = min(<i32>ceil(y + radius), height - 1);
  for (let py = top; py <= bottom; py++) {
    for (let px = left; px <= right; px++) {
      const dx = <f32>px - x;
      const dy = <f32>py - y;
      const cover = radius + <f32>0.5 - sqrt<f32>(dx * dx + dy * dy);
      if (cover > 0)
        blend(pixels + ((<usize>(py * width + px)) << 2), colour, min<f32>(cover, 1) * opacity);
    }
  }
}

function blend(pixel: usize, colour: u32, opacity: f32): void {
  store<u32>(pixel, mix(load<u32>(pixel), colour, opacity));
}

/** Between two colours, red and blue in one multiplication. */
function mix(from: u32, to: u32, share: f32): u32 {
  const t = <u32>(share * 256);
  const redBlue = ((from & 0xff00ff) * (256 - t) + (to & 0xff00ff) * t) >> 8;
  const green = ((from & 0xff00) * (256 - t) + (to & 0xff00) * t) >> 8;
  return 0xff000000 | (redBlue & 0xff00ff) | (green & 0xff00);
}
