import { describe, expect, test } from 'vitest';
import { voiceFor } from '../../settings/speech';

const voice = (name: string, lang: string, localService: boolean, usual = false) => ({ name, lang, localService, default: usual });

describe('the voice that reads aloud', () => {
  test('is one of the device before one of the network, in the language of the page', () => {
    const voices = [voice('network', 'pl-PL', false, true), voice('british', 'en-GB', true), voice('device', 'pl_PL', true), voice('american', 'en-US', true, true)];
    expect(voiceFor(voices, 'pl')?.name).toBe('device');
    expect(voiceFor(voices, 'en')?.name).toBe('british');
  });

  test('is one of the network where the device has none, and nobody where none speaks the language', () => {
    expect(voiceFor([voice('network', 'pl-PL', false), voice('device', 'de-DE', true)], 'pl')?.name).toBe('network');
    expect(voiceFor([voice('device', 'de-DE', true), voice('plt', 'plt', true)], 'pl')).toBeNull();
  });
});
