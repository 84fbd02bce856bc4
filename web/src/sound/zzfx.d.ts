declare module "zzfx" {
  export const ZZFX: { audioContext: AudioContext; volume: number };
  export function zzfx(...parameters: readonly number[]): AudioBufferSourceNode;
}
