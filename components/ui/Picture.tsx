import type { ImageFacts } from '@/lib/site/assets';

interface PictureProps {
  image: ImageFacts;
  alt: string;
  /** The page's first picture, loaded at once. */
  first?: boolean | undefined;
  /** Elsewhere it is never fetched. */
  media?: string;
  className?: string;
}

export function Picture({ image, alt, first = false, media, className }: PictureProps) {
  const { src, width, height, sources } = image;
  const [best] = sources;
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
      {/* A lazy picture is asked for before the layout is known. */}
      {first && media && (
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
      )}
      {best ? (
        <picture>
          {sources.map(({ type, srcSet, sizes }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
          {img}
        </picture>
      ) : (
        img
      )}
    </>
  );
}
