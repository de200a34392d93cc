/** jsdom knows the dialog element but not how it opens and closes; this follows the standard. */
export function letDialogsOpen(): void {
  HTMLDialogElement.prototype.showModal = function () {
    if (this.open) throw new DOMException('Already open', 'InvalidStateError');
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
}
