// The third dimension of the sheet, drawn once into an image: hills lit from the upper left, pale lines along the coast and
// waves. Only black and white that one sees through, so that the same image serves by day and by night.
import type { Point } from '../../../ui/map/geometry';

interface Ground {
  size: Point;
  map: { land: string; lakes: string };
}

/** Pixels a unit: of the hills, which are soft, and of the lines. */
const HILLS = 1 / 3;
const LINES = 2 / 3;
const SEED = 20;
/** The longest hill, in units; each octave halves it. */
const RANGE = 260;
const OCTAVES = 5;
/** So many rows of hills are drawn at once. */
const ROWS = 40;

/** The address of the image. Draws nothing but land and water, so it is made once for a board. */
export async function reliefImage({ size, map }: Ground): Promise<string> {
  const [hills, sheet] = [canvasOf(size, HILLS), canvasOf(size, LINES)];
  await shade(hills);
  const pen = sheet.getContext('2d')!;
  pen.scale(LINES, LINES);
  const [land, lakes] = [new Path2D(map.land), new Path2D(map.lakes)];
  drawWaves(pen, size, land);
  drawCoast(pen, land);
  pen.save();
  pen.clip(land);
  pen.clearRect(0, 0, ...size);
  pen.drawImage(hills, 0, 0, ...size);
  pen.restore();
  pen.globalCompositeOperation = 'destination-out';
  pen.fill(lakes);
  return new Promise((done) => sheet.toBlob((blob) => done(blob === null ? '' : URL.createObjectURL(blob))));
}

function canvasOf([w, h]: Point, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(w * scale), Math.round(h * scale)];
  return canvas;
}

/** Three pale lines that follow the coast, fainter further out. */
function drawCoast(pen: CanvasRenderingContext2D, land: Path2D): void {
  pen.lineJoin = 'round';
  for (const [reach, strength] of [[25, 0.3], [16, 0.45], [8, 0.6]] as const) {
    for (const [width, way] of [[2 * reach + 3, 'source-over'], [2 * reach, 'destination-out']] as const) {
      pen.globalCompositeOperation = way;
      pen.strokeStyle = way === 'source-over' ? `rgb(255 255 255 / ${strength})` : 'white';
      pen.lineWidth = width;
      pen.stroke(land);
    }
  }
  pen.globalCompositeOperation = 'source-over';
}

/** A few small waves on open water. */
function drawWaves(pen: CanvasRenderingContext2D, [w, h]: Point, land: Path2D): void {
  pen.strokeStyle = 'rgb(255 255 255 / 0.32)';
  pen.lineWidth = 2.2;
  pen.lineCap = 'round';
  const wet = (x: number, y: number) => !pen.isPointInPath(land, x * LINES, y * LINES);
  for (let i = 0; i < 90; i++) {
    const [x, y] = [60 + lattice(i, 1) * (w - 120), 60 + lattice(i, 2) * (h - 120)];
    const open = [[0, 0], [-60, 0], [60, 0], [0, -50], [0, 50]].every(([dx, dy]) => wet(x + dx!, y + dy!));
    if (!open) continue;
    pen.beginPath();
    pen.moveTo(x - 22, y);
    for (const step of [-11, 0, 11, 22]) pen.quadraticCurveTo(x + step - 5.5, y - 7, x + step, y);
    pen.stroke();
  }
}

/** Every pixel darker or lighter as its slope turns away from the light or to it. Lets others have their turn between rows. */
async function shade(canvas: HTMLCanvasElement): Promise<void> {
  const { width, height } = canvas;
  const pen = canvas.getContext('2d')!;
  const image = pen.createImageData(width, height);
  const { data } = image;
  const heightsOf = ground(width, height);
  let [above, row] = [new Float32Array(width), new Float32Array(width)];
  for (let y = 0; y < height; y++) {
    if (y % ROWS === 0) await new Promise((done) => setTimeout(done));
    heightsOf(y, row);
    for (let x = 1; x < width && y > 0; x++) {
      const slope = 2 * row[x]! - row[x - 1]! - above[x]!;
      const at = 4 * (y * width + x);
      // Black is what there is.
      if (slope > 0) data[at] = data[at + 1] = data[at + 2] = 255;
      data[at + 3] = Math.min(slope > 0 ? 130 : 100, Math.abs(slope) * (slope > 0 ? 1500 : 1300));
    }
    [above, row] = [row, above];
  }
  pen.putImageData(image, 0, 0);
}

/** Writes the values of a row of pixels. */
type Rows = (y: number, into: Float32Array) => void;

/** Fractal noise: plains in some places, ranges in others. */
function ground(width: number, height: number): Rows {
  const octaves = Array.from({ length: OCTAVES }, (_, i) => ({ noise: noise(width, height, RANGE / 2 ** i, i), weight: 0.52 ** i }));
  const wild = noise(width, height, 2 * RANGE, 90);
  const part = new Float32Array(width);
  return (y, into) => {
    into.fill(0);
    for (const { noise, weight } of octaves) {
      noise(y, part);
      for (let x = 0; x < width; x++) into[x]! += weight * part[x]!;
    }
    wild(y, part);
    for (let x = 0; x < width; x++) into[x]! *= 0.25 + part[x]! * part[x]!;
  };
}

/** Chance at the corners of squares of this side (units), smooth between them. Which corners a pixel lies between, and where, is the same in every row. */
function noise(width: number, height: number, side: number, salt: number): Rows {
  const [columns, rows] = [Math.ceil(width / HILLS / side) + 2, Math.ceil(height / HILLS / side) + 2];
  const corners = Float32Array.from({ length: columns * rows }, (_, i) => lattice(i, salt));
  const cells = Uint16Array.from({ length: width }, (_, x) => Math.floor(x / HILLS / side));
  const parts = Float32Array.from(cells, (cell, x) => ease(x / HILLS / side - cell));
  const edge = new Float32Array(columns);
  return (y, into) => {
    const j = Math.floor(y / HILLS / side);
    const v = ease(y / HILLS / side - j);
    for (let i = 0; i < columns; i++) edge[i] = corners[j * columns + i]! * (1 - v) + corners[(j + 1) * columns + i]! * v;
    for (let x = 0; x < width; x++) into[x] = edge[cells[x]!]! * (1 - parts[x]!) + edge[cells[x]! + 1]! * parts[x]!;
  };
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Chance that is the same every time: from 0 to 1. */
function lattice(i: number, j: number): number {
  let t = Math.imul(i + SEED, 0x27d4eb2d) ^ Math.imul(j + SEED, 0x165667b1);
  t = Math.imul(t ^ (t >>> 15), 0x2c1b3c6d);
  t = Math.imul(t ^ (t >>> 12), 0x297a2d39);
  return ((t ^ (t >>> 15)) >>> 0) / 4294967296;
}
