import path from 'node:path';
import { formatPublicadas } from '@/lib/check/publicadas';
import { PUBLICADAS, type Content } from '@/lib/content/model';
import { putFile } from '../make/put-file';

/**
 * Notes which addresses are published, after a delivery: from then on none may be lost (D49).
 * @param root the folder that holds `content/`
 */
export const noteAddresses = (root: string, content: Content): Promise<void> =>
  putFile(path.join(root, PUBLICADAS), formatPublicadas(content));
