/** Renders a JSON schema: a short name of its type, and a table of its fields. */
import type { Schema } from '@tenth-night/contract/openapi';
import { type Html, html, prose } from './html';

const REFERENCE = '#/components/schemas/';

export function anchorOf(name: string): string {
  return `schema-${name}`;
}

/** `string or null`, `list of Offer`. */
export function typeHtml(schema: Schema): Html {
  const { $ref, anyOf, type, items, enum: values } = schema;
  if (typeof $ref === 'string') {
    const name = $ref.slice(REFERENCE.length);
    return html`<a href="#${anchorOf(name)}">${name}</a>`;
  }
  if (Array.isArray(anyOf)) return joined(anyOf.map(typeHtml), ' or ');
  if ('const' in schema) return html`<code>${JSON.stringify(schema['const'])}</code>`;
  if (Array.isArray(values))
    return joined(
      values.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      ' or ',
    );
  if (type === 'array') return items ? html`list of ${typeHtml(items as Schema)}` : html`list`;
  return html`${[type ?? 'anything'].flat().join(' or ')}`;
}

/** The table of fields, and the tables of nested objects without a name. */
export function fieldsHtml(schema: Schema): Html {
  const { properties, anyOf, items } = schema as { [key: string]: unknown; properties?: Record<string, Schema> };
  if (Array.isArray(anyOf)) return joined(anyOf.map(fieldsHtml), '');
  if (items) return fieldsHtml(items as Schema);
  if (!properties) return html``;
  const required = (schema['required'] ?? []) as readonly string[];
  return html`<div class="wide"><table><tbody>${Object.entries(properties).map(([name, field]) =>
    fieldRow(name, field, required.includes(name)),
  )}</tbody></table></div>`;
}

export function fieldRow(name: string, field: Schema, isRequired: boolean): Html {
  const limits = limitsOf(field);
  return html`<tr><th scope="row"><code>${name}</code>${!isRequired && html` <small>optional</small>`}</th><td>${typeHtml(field)}${
    limits && html` <small>${limits}</small>`
  }${typeof field['description'] === 'string' && html`<p>${prose(field['description'])}</p>`}${fieldsHtml(field)}</td></tr>`;
}

const LIMITS = ['pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'default'];

function limitsOf(schema: Schema): string {
  return LIMITS.flatMap((key) => (key in schema ? [`${key}: ${JSON.stringify(schema[key])}`] : [])).join(', ');
}

function joined(parts: readonly Html[], between: string): Html {
  return html`${parts.flatMap((part, i) => (i === 0 ? [part] : [html`${between}`, part]))}`;
}
