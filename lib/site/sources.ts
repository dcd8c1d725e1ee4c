import type { Content } from '@/lib/content/model';
import type { FormDefinition } from '@/lib/forms/logic';
import type { SendSettings } from '@/lib/forms/settings';
import type { Assets } from './assets';

/** How each form sends, from the environment; null without its keys. */
export interface Settings {
  send: Record<FormDefinition['plantilla'], SendSettings | null>;
}

/** All inputs of a view: no disk, environment or clock. */
export interface Sources {
  content: Content;
  assets: Assets;
  settings: Settings;
}
