// Reads a template against Amazon's own description of CloudFormation: are there such resources, properties and
// attributes, are values of the type that is wanted, and does what is referred to exist.
import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';
import type { Property, PropertyType, Resource } from '@aws-cdk/service-spec-types';

/** A template as JSON. */
export interface TemplateJson {
  readonly Resources?: Readonly<Record<string, { readonly Type: string; readonly Properties?: unknown }>>;
  readonly Parameters?: Readonly<Record<string, unknown>>;
  readonly Outputs?: Readonly<Record<string, unknown>>;
}

const spec = loadAwsServiceSpecSync();

/** Properties that are made of no value yet: CloudFormation works them out. */
const INTRINSIC = /^(Ref|Fn::.+)$/;

/** Types that have others inside. */
const SHAPES: readonly PropertyType['type'][] = ['array', 'map', 'ref'];

/** One sentence for everything in a template that CloudFormation wouldn't take. */
export function faultsIn(template: TemplateJson): readonly string[] {
  const resources = Object.entries(template.Resources ?? {});
  return [
    ...resources.flatMap(([id, { Type, Properties }]) => {
      const resource = resourceOf(Type);
      return resource
        ? faultsOfFields(id, Properties ?? {}, resource.properties)
        : [`${id}: no type ${Type}`];
    }),
    ...referencesIn([template.Resources, template.Outputs]).flatMap((reference) =>
      faultsOfReference(reference, template),
    ),
  ];
}

function resourceOf(type: string): Resource | undefined {
  return spec.lookup('resource', 'cloudFormationType', 'equals', type)[0];
}

type Properties = Readonly<Record<string, Property>>;

function faultsOfFields(path: string, value: unknown, known: Properties): readonly string[] {
  if (!isRecord(value)) return [`${path}: an object is wanted`];
  const missing = Object.entries(known).filter(([name, { required }]) => required && !(name in value));
  return [
    ...missing.map(([name]) => `${path}.${name}: is missing`),
    ...Object.entries(value).flatMap(([name, field]) => {
      const property = known[name];
      return property
        ? faultsOfValue(`${path}.${name}`, field, property.type)
        : [`${path}.${name}: no such property`];
    }),
  ];
}

function faultsOfValue(path: string, value: unknown, type: PropertyType): readonly string[] {
  if (isIntrinsic(value)) return [];
  switch (type.type) {
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((each, index) => faultsOfValue(`${path}[${index}]`, each, type.element))
        : [`${path}: a list is wanted`];
    case 'map':
      return isRecord(value)
        ? Object.entries(value).flatMap(([key, each]) => faultsOfValue(`${path}.${key}`, each, type.element))
        : [`${path}: an object is wanted`];
    case 'ref':
      return faultsOfFields(path, value, spec.get('typeDefinition', type.reference.$ref).properties);
    case 'union': {
      // Where the description knows the shape, that it may also be "JSON" says nothing.
      const shapes = type.types.some((each) => SHAPES.includes(each.type))
        ? type.types.filter((each) => each.type !== 'json')
        : type.types;
      const faults = shapes.map((each) => faultsOfValue(path, value, each));
      return faults.find(({ length }) => length === 0) ?? faults[0] ?? [];
    }
    case 'json':
      return isRecord(value) || Array.isArray(value) ? [] : [`${path}: JSON is wanted`];
    case 'tag':
      return isRecord(value) && 'Key' in value && 'Value' in value ? [] : [`${path}: a tag is wanted`];
    case 'integer':
      return Number.isInteger(value) ? [] : [`${path}: an integer is wanted`];
    case 'date-time':
      return typeof value === 'string' ? [] : [`${path}: a date-time is wanted`];
    case 'null':
      return value === null ? [] : [`${path}: null is wanted`];
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type.type ? [] : [`${path}: a ${type.type} is wanted`];
  }
}

interface Reference {
  readonly id: string;
  readonly attribute: string | null;
}

function referencesIn(value: unknown): readonly Reference[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isRecord(value)) return [];
  const { Ref: ref, 'Fn::GetAtt': got } = value;
  if (typeof ref === 'string') return [{ id: ref, attribute: null }];
  if (Array.isArray(got)) return [{ id: String(got[0]), attribute: String(got[1]) }];
  return Object.values(value).flatMap(referencesIn);
}

function faultsOfReference({ id, attribute }: Reference, template: TemplateJson): readonly string[] {
  if (id.startsWith('AWS::') || (attribute === null && id in (template.Parameters ?? {}))) return [];
  const referred = template.Resources?.[id];
  if (!referred) return [`${id} is referred to and doesn't exist`];
  const attributes = resourceOf(referred.Type)?.attributes ?? {};
  return attribute === null || attribute in attributes ? [] : [`${id} has no attribute ${attribute}`];
}

function isIntrinsic(value: unknown): boolean {
  const keys = isRecord(value) ? Object.keys(value) : [];
  return keys.length === 1 && keys.every((key) => INTRINSIC.test(key));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
