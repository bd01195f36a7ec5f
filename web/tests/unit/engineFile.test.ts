import { expect, it } from 'vitest';
import { engineFile } from '../../engine/file';

it('takes the module with SIMD where there is SIMD', () => {
  expect(engineFile()).toBe('engine-simd.wasm'); // node has it
  expect(engineFile(() => false)).toBe('engine.wasm');
});
