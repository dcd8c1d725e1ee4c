declare module 'heic-decode' {
  interface Image {
    width: number;
    height: number;
    /** Red, green, blue and transparency of each point. */
    decode(): Promise<{ data: Uint8ClampedArray }>;
  }
  const heic: {
    all(given: { buffer: Uint8Array }): Promise<Image[] & { dispose(): void }>;
  };
  export default heic;
}
