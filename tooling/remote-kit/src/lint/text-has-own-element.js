import ts from 'typescript';

const textFlags = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

/** What an expression can come to. `a && <b/>` draws `<b/>` or nothing: of what is falsy React draws only 0. */
const outcomes = (node) => {
  if (node.type === 'LogicalExpression')
    return [...(node.operator === '&&' ? [] : outcomes(node.left)), ...outcomes(node.right)];
  if (node.type === 'ConditionalExpression')
    return [...outcomes(node.consequent), ...outcomes(node.alternate)];
  return [node];
};

const expressionOf = (child) => (child.type === 'JSXExpressionContainer' ? child.expression : child);

/** Not the line breaks and comments that JSX leaves out. */
const isKept = (child) =>
  !(child.type === 'JSXText' && child.value.trim() === '' && child.value.includes('\n')) &&
  expressionOf(child).type !== 'JSXEmptyExpression';

/** Browsers leave text of spaces only alone. */
const isBlank = (child) => {
  const node = expressionOf(child);
  return (node.type === 'JSXText' || node.type === 'Literal') && String(node.value).trim() === '';
};

const membersOf = (type) => (type.isUnion() ? type.types.flatMap(membersOf) : [type]);

const nameOf = (fn) =>
  fn.id?.name ?? (fn.parent.type === 'VariableDeclarator' ? fn.parent.id.name : undefined);
const isComponent = (fn) => /^[A-Z]/.test(nameOf(fn) ?? '');

/**
 * Text is the only child of its element. Page translation of browsers replaces text nodes: React fails when it takes
 * one away or inserts before it, and a change of one is not seen. The text of an element with nothing else is safe,
 * React writes it to the element.
 */
export const textHasOwnElement = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      shared:
        'Page translation of browsers replaces this text: give it an element of its own, or join it with the text beside it to one template.',
      passedOn:
        'This may be a text, which page translation of browsers replaces: give it an element of its own, or the type Elements of shared-ui.',
      returned:
        'A component that is a text is beside others in the end, and page translation of browsers replaces it: return an element.',
    },
  },
  create({ report, sourceCode }) {
    const { parserServices: services } = sourceCode;
    const checker = services.program.getTypeChecker();
    const isText = (type) => (type.flags & textFlags) !== 0;
    const isTexts = (type) =>
      checker.isArrayType(type) && checker.getTypeArguments(type).flatMap(membersOf).every(isText);

    /** `node` is what takes texts and elements. */
    const kindOf = (expression) => {
      if (expression.type === 'JSXText') return 'text';
      const members = membersOf(services.getTypeAtLocation(expression));
      if (members.some(isTexts)) return 'texts';
      if (!members.some(isText)) return 'none';
      return members.some(({ flags }) => flags & ts.TypeFlags.Object) ? 'node' : 'text';
    };
    const kindsOf = (child) => outcomes(expressionOf(child)).map(kindOf);

    const check = ({ children, type }) => {
      const kept = children.filter(isKept);
      const alone = kept.length === 1;
      for (const child of kept.filter((one) => !isBlank(one) && !one.type.startsWith('JSXElement'))) {
        const kinds = kindsOf(child);
        if (kinds.includes('texts') || (kinds.includes('text') && !(alone && type === 'JSXElement')))
          report({ node: child, messageId: 'shared' });
        else if (kinds.includes('node') && !alone) report({ node: child, messageId: 'passedOn' });
      }
    };
    const checkReturn = (expression, fn) => {
      if (expression && isComponent(fn) && outcomes(expression).map(kindOf).includes('text'))
        report({ node: expression, messageId: 'returned' });
    };

    const functions = [];
    const enter = (fn) => {
      functions.push(fn);
      if (fn.body.type !== 'BlockStatement') checkReturn(fn.body, fn);
    };
    const leave = () => functions.pop();
    return {
      JSXElement: check,
      JSXFragment: check,
      FunctionDeclaration: enter,
      FunctionExpression: enter,
      ArrowFunctionExpression: enter,
      'FunctionDeclaration:exit': leave,
      'FunctionExpression:exit': leave,
      'ArrowFunctionExpression:exit': leave,
      ReturnStatement: ({ argument }) => checkReturn(argument, functions.at(-1)),
    };
  },
};
