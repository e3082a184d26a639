/** What no option changes. */
export const settings = {
  skin: false,
  content_css: false,
  menubar: false,
  statusbar: false,
  branding: false,
  promotion: false,
  contextmenu: false,
  browser_spellcheck: true,
  toolbar_mode: 'wrap',
  plugins:
    'autoresize directionality fullscreen image insertdatetime link lists media pagebreak preview table',
  // Begins at what an empty one takes: it would be higher first, and move what is below it twice.
  height: 240,
  min_height: 240,
  max_height: 1000,
  autoresize_bottom_margin: 16,
  // The text is kept as it is: no address is rewritten, no element or attribute left out, nothing is laid out anew.
  convert_urls: false,
  valid_elements: '*[*]',
  valid_children: '+body[style|link|meta|script],+div[style|link|script],+p[style|script]',
  entity_encoding: 'raw',
  indent: false,
  fix_list_elements: false,
  convert_fonts_to_spans: false,
  sandbox_iframes: false,
  convert_unsafe_embeds: false,
  allow_conditional_comments: true,
  allow_html_in_named_anchor: true,
  allow_script_urls: true,
  allow_html_data_urls: true,
  // Done by taming, which gives everything back.
  xss_sanitization: false,
  automatic_uploads: true,
  paste_data_images: true,
} as const;
