import ts from 'typescript';

type Member = ts.TypeElement | ts.ClassElement | ts.EnumMember;
/** Says which part of a declaration others can no longer use as before. */
type Found = string[];

/** Whether others read values of a type, or pass them in: then what was valid must stay valid. */
type Use = 'read' | 'passed';

/** What components and functions take. */
const passed = /(?:Props|Options)$/;

/** What was taken away from a declaration: every part of it that is gone, or that others can no longer use. */
export const narrowed = (before: ts.Node, after: ts.Node): Found =>
  compared(
    before,
    after,
    ts.isTypeAliasDeclaration(before) && passed.test(before.name.text) ? 'passed' : 'read',
  );

function compared(before: ts.Node, after: ts.Node, use: Use): Found {
  if (textOf(before) === textOf(after)) return [];
  const [from, to] = [typeOf(before), typeOf(after)];
  if (from !== before || to !== after) return from && to ? compared(from, to, use) : changed(before);
  if (before.kind !== after.kind) {
    const [meant, meantLater] = [aliased(before), aliased(after)];
    if (meant !== before || meantLater !== after) return compared(meant, meantLater, use);
    if (!ts.isUnionTypeNode(after) && !ts.isUnionTypeNode(before)) return changed(before);
  }
  if (hasMembers(before) && hasMembers(after)) return lostMembers(before, after, use);
  if (ts.isUnionTypeNode(before) || ts.isUnionTypeNode(after)) return changedUnion(before, after, use);
  if (ts.isIntersectionTypeNode(before) && ts.isIntersectionTypeNode(after))
    return changedParts(before, after, use);
  if (ts.isTupleTypeNode(before) && ts.isTupleTypeNode(after)) return lostElements(before, after);
  if (isSignature(before) && isSignature(after)) return changedSignature(before, after);
  if (ts.isTypeReferenceNode(before) && ts.isTypeReferenceNode(after))
    return changedReference(before, after, use);
  if (ts.isArrayTypeNode(before) && ts.isArrayTypeNode(after))
    return compared(before.elementType, after.elementType, use);
  if (ts.isTypeOperatorNode(before) && ts.isTypeOperatorNode(after) && before.operator === after.operator)
    return compared(before.type, after.type, use);
  return changed(before);
}

const textOf = (node: ts.Node) => node.getText().replace(/\s+/g, ' ');
const changed = (node: ts.Node): Found => [textOf(node)];

/** The type behind a declaration, or the node itself. */
function typeOf(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeAliasDeclaration(node) || ts.isPropertySignature(node) || ts.isPropertyDeclaration(node))
    return node.type;
  if (ts.isVariableDeclaration(node)) return node.type ?? node.initializer;
  if (ts.isParenthesizedTypeNode(node)) return typeOf(node.type);
  return node;
}

/** The type that a name of the same file stands for: a type that gets a name is the same type. */
function aliased(node: ts.Node): ts.Node {
  if (!ts.isTypeReferenceNode(node)) return node;
  const name = node.typeName.getText();
  const alias = node
    .getSourceFile()
    .statements.find((one) => ts.isTypeAliasDeclaration(one) && one.name.text === name);
  return alias && ts.isTypeAliasDeclaration(alias) ? alias.type : node;
}

const hasMembers = (
  node: ts.Node,
): node is ts.InterfaceDeclaration | ts.TypeLiteralNode | ts.ClassDeclaration | ts.EnumDeclaration =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeLiteralNode(node) ||
  ts.isClassDeclaration(node) ||
  ts.isEnumDeclaration(node);

const membersOf = (node: { members: ts.NodeArray<Member> }): readonly Member[] => node.members;
const nameOf = (member: Member) => member.name?.getText() ?? ts.SyntaxKind[member.kind];
const isOptional = (member: Member) => 'questionToken' in member && member.questionToken !== undefined;

/** Each member is still there, and one of the same name fits. What is read is not optional now, what is passed not demanded. */
function lostMembers(
  before: ts.Node & { members: ts.NodeArray<Member> },
  after: typeof before,
  use: Use,
): Found {
  const [earlier, later] = [membersOf(before), membersOf(after)];
  const lost = earlier.flatMap((member) => {
    const same = later.filter((other) => nameOf(other) === nameOf(member));
    if (same.length === 0) return changed(member);
    if (use === 'read' && !isOptional(member) && same.every(isOptional))
      return [`${textOf(member)} (optional now)`];
    const faults = same.map((other) => compared(member, other, use));
    return faults.some((found) => found.length === 0) ? [] : (faults[0] ?? []);
  });
  const optional = earlier.filter(isOptional).map(nameOf);
  const known = earlier.map(nameOf).filter((name) => !optional.includes(name));
  const demanded = later.filter((member) => !isOptional(member) && !known.includes(nameOf(member)));
  return use === 'read' ? lost : [...lost, ...demanded.map((member) => `${textOf(member)} (demanded now)`)];
}

const alternativesOf = (node: ts.Node): readonly ts.Node[] =>
  ts.isUnionTypeNode(node) ? node.types : [node];

/** No alternative is gone; and what is read is not missing now where it was there always. */
function changedUnion(before: ts.Node, after: ts.Node, use: Use): Found {
  const [earlier, later] = [alternativesOf(before), alternativesOf(after)];
  const gone = earlier.filter((type) => !later.some((other) => compared(type, other, use).length === 0));
  const mayMiss = ts.isTypeElement(after.parent) && isOptional(after.parent);
  const missing = later.filter((type) => {
    const text = textOf(type);
    const isNothing = text === 'null' || (text === 'undefined' && !mayMiss);
    return use === 'read' && isNothing && !earlier.some((other) => textOf(other) === text);
  });
  return [
    ...gone.flatMap(changed),
    ...missing.map((type) => `${textOf(before)} (${textOf(type)} now as well)`),
  ];
}

/** `Omit<…> & { … }` has the same parts, and each of them fits. */
function changedParts(before: ts.IntersectionTypeNode, after: ts.IntersectionTypeNode, use: Use): Found {
  if (before.types.length !== after.types.length) return changed(before);
  return before.types.flatMap((type, index) => compared(type, after.types[index] ?? type, use));
}

/** A list of names: the order does not count. */
function lostElements(before: ts.TupleTypeNode, after: ts.TupleTypeNode): Found {
  const later = after.elements.map(textOf);
  return before.elements.filter((element) => !later.includes(textOf(element))).flatMap(changed);
}

type Signature = ts.FunctionDeclaration | ts.MethodSignature | ts.MethodDeclaration | ts.FunctionTypeNode;
const isSignature = (node: ts.Node): node is Signature =>
  ts.isFunctionDeclaration(node) ||
  ts.isMethodSignature(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isFunctionTypeNode(node);

/** Parameters stay, new ones are optional, and the result offers what it offered. */
function changedSignature(before: Signature, after: Signature): Found {
  const added = after.parameters.slice(before.parameters.length);
  if (before.parameters.length > after.parameters.length) return changed(before);
  if (added.some((one) => !one.questionToken && !one.dotDotDotToken)) return changed(before);
  const parameters = before.parameters.flatMap((one, index) => {
    const other = after.parameters[index];
    if (!other?.type || !one.type || (one.questionToken && !other.questionToken)) return changed(one);
    return compared(one.type, other.type, 'passed');
  });
  const result =
    before.type && after.type && !isAmong(after.type, before.type)
      ? compared(before.type, after.type, 'read')
      : [];
  return [...parameters, ...result];
}

/** A function that returns fewer kinds of values returns what its callers are ready for. */
function isAmong(later: ts.Node, earlier: ts.Node): boolean {
  const known = alternativesOf(earlier).map(textOf);
  return alternativesOf(later).every((type) => known.includes(textOf(type)));
}

/** Of a schema, a new field must be optional: it judges what was valid before. */
function changedReference(before: ts.TypeReferenceNode, after: ts.TypeReferenceNode, use: Use): Found {
  const name = textOf(before.typeName);
  const [from = [], to = []] = [before.typeArguments, after.typeArguments];
  if (name !== textOf(after.typeName) || from.length !== to.length) return changed(before);
  const inner = from.flatMap((type, index) => compared(type, to[index] ?? type, use));
  return [...inner, ...(name.includes('ZodMini') ? newDemands(from[0], to[0]) : [])];
}

function newDemands(before: ts.Node | undefined, after: ts.Node | undefined): Found {
  if (!before || !after || !ts.isTypeLiteralNode(before) || !ts.isTypeLiteralNode(after)) return [];
  const known = new Set(before.members.map(nameOf));
  return after.members
    .filter(
      (member) => !known.has(nameOf(member)) && !/: z\.ZodMini(?:Optional|Default)</.test(textOf(member)),
    )
    .map((member) => `${textOf(member)} (new and demanded)`);
}
