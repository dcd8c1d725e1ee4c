/** @jest-environment node */
import { unpack } from '@/tests/e2e/support/mozlz4';

/** The bytes of a file whose one block is this. */
const packed = (size: number, ...block: number[]) => {
  const head = Buffer.from('mozLz40\0....');
  head.writeUInt32LE(size, 8);
  return Buffer.concat([head, Buffer.from(block)]);
};
const bytesOf = (text: string) => [...Buffer.from(text)];

describe('de un archivo de sesión de Firefox se lee', () => {
  it('lo que está letra por letra', () => {
    expect(unpack(packed(5, 0x50, ...bytesOf('queja'))).toString()).toBe('queja');
  });

  it('lo que está más de quince veces, y lo que se repite sobre sí mismo', () => {
    const text = 'denuncia sin mi nombre';
    const long = packed(22 + 24, 0xff, 22 - 15, ...bytesOf(text), 1, 0, 24 - 4 - 15, 0);
    expect(unpack(long).toString()).toBe(text + 'e'.repeat(24));
  });

  it('cualquier otro, tal cual', () => {
    expect(unpack(Buffer.from('{"a":1}')).toString()).toBe('{"a":1}');
  });
});
