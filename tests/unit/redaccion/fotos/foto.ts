import sharp from 'sharp';

export async function telephonePhoto(width = 2000, height = 1500): Promise<Buffer> {
  const [across, down] = [height, width];
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}"><rect width="100%" height="100%" fill="#1a6b3c"/><rect width="100%" height="25%" fill="#c03030"/></svg>`;
  // The sensor stores it sideways: EXIF 6 asks for a turn to the right.
  const lying = await sharp(Buffer.from(scene)).rotate(270).jpeg({ quality: 90 }).toBuffer();
  return sharp(lying)
    .withExif({
      IFD0: { Artist: 'Quien la tomó', Model: 'Teléfono' },
      IFD2: { DateTimeOriginal: '2025:01:27 10:00:00' },
      IFD3: {
        ...{ GPSLatitudeRef: 'N', GPSLatitude: '32/1 31/1 0/1' },
        ...{ GPSLongitudeRef: 'W', GPSLongitude: '117/1 2/1 0/1' },
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

export async function tells(bytes: Buffer): Promise<boolean> {
  const { exif, icc, iptc, xmp, orientation } = await sharp(bytes).metadata();
  const words = bytes.toString('latin1');
  return Boolean(exif ?? icc ?? iptc ?? xmp ?? orientation) || /Exif|GPS|Quien/.test(words);
}
