/** The rays of a low sun around a point, as the path of a drawing: every second one of `2n`. */
export function rays(cx: number, cy: number, n: number, length: number): string {
  return Array.from({ length: n }, (_, i) => {
    const [a, b] = [(i * 2 * Math.PI) / n, ((i + 0.5) * 2 * Math.PI) / n];
    const at = (angle: number) => `${(cx + length * Math.cos(angle)).toFixed(1)} ${(cy + length * Math.sin(angle)).toFixed(1)}`;
    return `M${cx} ${cy}L${at(a)}L${at(b)}z`;
  }).join('');
}
