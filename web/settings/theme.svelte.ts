// Light, dark, or as the system has it. The colours themselves are in ui/scale.css, each with both its values.
import { Choice } from './choice.svelte';

export type Theme = 'auto' | 'light' | 'dark';

export const theme = new Choice<Theme>('theme', ['auto', 'light', 'dark'], 'auto', (value) => {
  document.documentElement.dataset.theme = value;
});
