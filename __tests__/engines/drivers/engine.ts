/** A place in the window, in CSS pixels from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/**
 * What a journey needs of an engine, and all that differs between them. Whatever can be told by
 * looking at the page is written once, in inPage.ts.
 */
export interface Engine {
  /** Opens an address and waits until it has loaded. */
  open(address: string): Promise<void>;
  /** The text that an expression gives in the page. */
  evaluate(expression: string): Promise<string>;
  /** Moves the pointer there and presses its first button. */
  press(point: Point): Promise<void>;
  /** Presses the keys of a text one after the other; Enter and Escape are named by {@link KEYS}. */
  type(keys: string): Promise<void>;
  /** Chooses a file in the file field that an expression gives in the page. */
  chooseFile(expression: string, file: string): Promise<void>;
  /** Gives the page a window of this size. */
  resize(size: Size): Promise<void>;
  /** What is seen in the window, as PNG. */
  look(): Promise<Buffer>;
  /** What was complained of since this was last asked: in the console, or of a failed request. */
  takeComplaints(): Promise<string[]>;
  close(): Promise<void>;
}

/** Keys without a letter, by the characters that WebDriver has for them. */
export const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' } as const;

/** WebDriver's actions for one press; BiDi and the classic protocol write them alike. */
export function pressActions({ x, y }: Point): object[] {
  return [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}

/** WebDriver's actions for the keys of a text. */
export function typeActions(keys: string): object[] {
  return [
    {
      type: 'key',
      id: 'keyboard',
      actions: Array.from(keys).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ];
}
