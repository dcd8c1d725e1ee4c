import { smallCopy } from '../client';
import { PhotoPicker } from '../photos/PhotoPicker';
import { changeAndGo } from '../problems';
import { useValue } from '../values';
import { Box, type FieldProps } from './Shell';

export function PhotoField(props: FieldProps) {
  const { path, node } = props;
  const [value, set] = useValue(path);
  const described = `${path.slice(0, path.lastIndexOf('.'))}.alt`;
  const [words, setWords] = useValue(described);
  const address = typeof value === 'string' ? value : '';
  const use = (next: string, alt = '') =>
    changeAndGo(() => {
      set(next);
      // The description of another picture is not true of this one.
      if ((words !== undefined && address !== '') || alt) setWords(alt);
    }, described);
  return (
    <Box {...props}>
      {address && <img className="photo-now" src={smallCopy(address)} alt="" />}
      <PhotoPicker
        label={address ? 'Cambiar la fotografía' : 'Elegir la fotografía'}
        place={node.lugar ?? 'texto'}
        onDone={use}
      />
    </Box>
  );
}
