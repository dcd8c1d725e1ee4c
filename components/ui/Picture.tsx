import type { ImageFacts } from '@/lib/site/assets';

interface PictureProps {
  image: ImageFacts;
  alt: string;
  /** True for the picture that a page opens with: it waits for nothing. */
  first?: boolean;
  /** Only where this media query has is it shown; elsewhere it is never fetched. */
  media?: string;
  className?: string;
}

/** A picture in the formats and widths that the build made; a drawing (SVG) stays as it is. */
export function Picture({ image, alt, first = false, media, className }: PictureProps) {
  const { src, width, height, sources } = image;
  const img = (
    <img
      className={className}
      src={src}
      alt={alt}
      width={width}
      height={height}
      // Pictures hidden by CSS are fetched all the same, unless it is lazy.
      loading={first && !media ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding={first ? undefined : 'async'}
    />
  );
  return (
    <>
      {first && media && <Ahead image={image} media={media} />}
      {sources.length === 0 ? (
        img
      ) : (
        <picture>
          {sources.map(({ type, srcSet, sizes }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
          {img}
        </picture>
      )}
    </>
  );
}

/** Asks for a lazy picture before its layout is known, where it is shown; browsers take the best format. */
function Ahead({ image: { src, sources }, media }: { image: ImageFacts; media: string }) {
  const [best] = sources;
  return (
    <link
      rel="preload"
      as="image"
      href={best ? undefined : src}
      type={best?.type}
      imageSrcSet={best?.srcSet}
      imageSizes={best?.sizes}
      media={media}
      fetchPriority="high"
      data-to-head=""
    />
  );
}
