/**
 * The second engine's questions that a person answered once for the whole site: it cannot see these
 * things by itself, or asks for less than the pages do. Each answer is in docs/accesibilidad.md.
 */
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
 * Of tables that are as cards on a phone, it asks for headings that they have: the browser goes on
 * telling them (accesibilidad-arbol.spec.ts), whatever the engine reads from the styles.
 */
export const ANSWERED_ON_PHONE = ['table_headers_exists'];
