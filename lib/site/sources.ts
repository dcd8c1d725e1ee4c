import type { Content } from '@/lib/content/model';
import type { FormDefinition } from '@/lib/forms/logic';
import type { SendSettings } from '@/lib/forms/settings';
import type { Assets } from './assets';

/** Settings from the build's environment: how each form sends; null without its keys. */
export interface Settings {
  send: Record<FormDefinition['plantilla'], SendSettings | null>;
}

/** All that a view may be made from. Nothing else shapes a page: no disk, environment or clock. */
export interface Sources {
  content: Content;
  assets: Assets;
  settings: Settings;
}
