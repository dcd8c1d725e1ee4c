import type { ImageFacts } from '@/lib/site/assets';

interface PictureProps {
  image: ImageFacts;
  alt: string;
  sizes: string;
  lazy?: boolean;
}

/** A picture in the formats and widths that the build made; a drawing (SVG) stays as it is. */
export function Picture({ image, alt, sizes, lazy = true }: PictureProps) {
  const { src, width, height, sources } = image;
  const img = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={lazy ? 'lazy' : undefined}
      decoding="async"
    />
  );
  if (sources.length === 0) return img;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {img}
    </picture>
  );
}
