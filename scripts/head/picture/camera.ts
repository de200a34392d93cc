/** A camera that looks at the head from a distance, turned around it. */
export type View = {
  readonly width: number;
  readonly height: number;
  /** Degrees that the head is turned: positive to the viewer's right. */
  readonly turn: number;
  readonly target: readonly [number, number, number];
  readonly distance: number;
  /** Vertical, in degrees. */
  readonly fieldOfView: number;
};

/** Turns and projects points for one view. Screen x goes right, y down; `depth` grows away from the camera. */
export class Camera {
  private readonly cos: number;
  private readonly sin: number;
  private readonly scale: number;
  screenX = 0;
  screenY = 0;
  depth = 0;
  turnedX = 0;
  turnedY = 0;
  turnedZ = 0;

  constructor(readonly view: View) {
    const angle = (view.turn * Math.PI) / 180;
    this.cos = Math.cos(angle);
    this.sin = Math.sin(angle);
    this.scale = view.height / 2 / Math.tan((view.fieldOfView * Math.PI) / 360);
  }

  /** Turns a direction into the camera's axes: read turnedX, turnedY, turnedZ. */
  turn(x: number, y: number, z: number): void {
    this.turnedX = this.cos * x + this.sin * z;
    this.turnedY = y;
    this.turnedZ = this.cos * z - this.sin * x;
  }

  /** Projects a point: read screenX, screenY, depth (and turned, from the target). */
  project(x: number, y: number, z: number): void {
    const { target, distance, width, height } = this.view;
    this.turn(x - target[0], y - target[1], z - target[2]);
    this.depth = distance - this.turnedZ;
    this.screenX = width / 2 + (this.turnedX * this.scale) / this.depth;
    this.screenY = height / 2 - (this.turnedY * this.scale) / this.depth;
  }
}
