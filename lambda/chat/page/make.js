// Makes elements. Text is always text: nothing that was said or named is ever read as markup.

const SVG = 'http://www.w3.org/2000/svg';

/**
 * An element with its attributes and what it holds; false and null are left out.
 * @param {string} name the tag, with its classes after dots
 * @param {Record<string, string | number | boolean | null>} attributes
 * @param {...(Node | string | null | false)} children
 */
export function make(name, attributes = {}, ...children) {
  const [tag = 'div', ...classes] = name.split('.');
  const element = document.createElement(tag);
  if (classes.length > 0) element.className = classes.join(' ');
  return filled(element, attributes, children);
}

/**
 * The same for a part of a drawing.
 * @param {string} name
 * @param {Record<string, string | number | boolean | null>} attributes
 * @param {...(Node | string | null | false)} children
 */
export function draw(name, attributes = {}, ...children) {
  const [tag = 'g', ...classes] = name.split('.');
  const element = document.createElementNS(SVG, tag);
  if (classes.length > 0) element.setAttribute('class', classes.join(' '));
  return filled(element, attributes, children);
}

/**
 * The element of the document with that id.
 * @template {HTMLElement} [E=HTMLElement]
 * @param {string} id
 * @returns {E}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the document has no #${id}`);
  return /** @type {E} */ (element); // the document says what it is
}

/**
 * @template {Element} E
 * @param {E} element
 * @param {Record<string, string | number | boolean | null>} attributes
 * @param {readonly (Node | string | null | false)[]} children
 * @returns {E}
 */
function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== false) element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== false));
  return element;
}
