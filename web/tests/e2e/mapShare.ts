// How much of the window is map.
import type { Page } from 'playwright-core';

/** Hundredths of the points of a grid where the map lies on top. A browser takes its time to say what lies at a point: it is asked only near what might. */
export const share = (page: Page) =>
  page.evaluate(() => {
    const STEP = Math.max(8, innerWidth / 160);
    const NEAR = 12; // a touch may be taken outside of what is seen
    const map = document.querySelector('.surface')!;
    // What is drawn on the map is map: without it the browser finds the map itself much faster.
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = '.surface > * { display: none; }';
    const others = [...document.body.querySelectorAll('*')].filter((it) => !it.contains(map) && getComputedStyle(it).pointerEvents !== 'none');
    const boxes = others.map((it) => it.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0);
    const { left, top, right, bottom } = map.getBoundingClientRect();
    const mayBeTaken = (x: number, y: number) =>
      x < left || x > right || y < top || y > bottom || boxes.some((box) => x > box.left - NEAR && x < box.right + NEAR && y > box.top - NEAR && y < box.bottom + NEAR);
    let [hits, points] = [0, 0];
    for (let x = STEP / 2; x < innerWidth; x += STEP)
      for (let y = STEP / 2; y < innerHeight; y += STEP) [hits, points] = [hits + Number(!mayBeTaken(x, y) || document.elementFromPoint(x, y) === map), points + 1];
    style.remove();
    return (100 * hits) / points;
  });
