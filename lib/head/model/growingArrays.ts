/** Typed arrays that double when full: what is read from a text whose length in numbers is not known. */
export class GrowingFloats {
  private values = new Float32Array(1 << 12);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Float32Array(this.values.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length++] = value;
  }

  done(): Float32Array {
    return this.values.slice(0, this.length);
  }
}

export class GrowingIndices {
  private values = new Int32Array(1 << 12);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Int32Array(this.values.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length++] = value;
  }

  /** What is there so far, not copied: to be read before the next push. */
  read(): Int32Array {
    return this.values.subarray(0, this.length);
  }

  done(): Uint32Array {
    return new Uint32Array(this.read());
  }
}
