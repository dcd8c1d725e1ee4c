import type { ImageFacts } from '@/lib/site/assets';

interface PictureProps {
  image: ImageFacts;
  alt: string;
  /** The page's first picture, loaded at once. */
  first?: boolean;
  /** Elsewhere it is never fetched. */
  media?: string;
  className?: string;
}

export function Picture({ image, alt, first = false, media, className }: PictureProps) {
  const { src, width, height, sources } = image;
  const img = (
    <img
      className={className}
      src={src}
      alt={alt}
      width={width}
      height={height}
      // Pictures hidden by CSS are fetched unless lazy.
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

/** Preloads a lazy picture before the layout is known. */
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
