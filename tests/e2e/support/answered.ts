/** Questions of Equal Access that a person answered once for the whole site (docs/accesibilidad.md). */
export const ANSWERED = [
  'a_target_warning',
  'aria_complementary_label_visible',
  'aria_content_in_landmark',
  'aria_keyboard_handler_exists',
  'download_keyboard_controllable',
  'element_tabbable_role_valid',
  'element_tabbable_unobscured',
  'element_tabbable_visible',
  'img_alt_background',
  'input_fields_grouped',
  'input_label_exists',
  'input_label_visible',
  'list_structure_proper',
  'style_color_misuse',
  'style_focus_visible',
  'style_highcontrast_visible',
  'style_viewport_resizable',
  'text_block_heading',
];

/**
 * Tables shown as cards: browsers still expose their headings (accesibilidad-arbol.spec.ts). What lies under the
 * bottom bar comes out of it as one scrolls; `expectFingers` measures all targets.
 */
export const ANSWERED_ON_PHONE = ['table_headers_exists', 'target_spacing_sufficient'];

/** Words that only a screen reader gets are none to it, even a heading's, which browsers expose. */
export const ANSWERED_IF_CLIPPED = ['aria_accessiblename_exists', 'heading_content_exists'];
