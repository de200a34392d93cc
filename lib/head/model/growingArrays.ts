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

  at(index: number): number {
    return this.values[index] ?? -1;
  }

  some(test: (value: number) => boolean): boolean {
    for (let i = 0; i < this.length; i++) if (test(this.at(i))) return true;
    return false;
  }

  done(): Uint32Array {
    return Uint32Array.from(this.values.subarray(0, this.length));
  }
}
