// What has to know where things lie waits until the browser has laid them out and drawn them: asked before, it would have to do so at once, in the same
// breath as everything else of the step.
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
