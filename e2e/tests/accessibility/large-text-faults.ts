import type { Page } from '@playwright/test';

/**
 * What a reader of large text cannot read (WCAG 1.4.4): text that is cut, covered or outside of the screen, a field
 * that is too short for its text, and a word that is broken. From 390 px on a word of up to 14 letters is whole; on a
 * narrower screen one that is as wide as the text of a card. Others are divided as their language divides them.
 */
export const largeTextFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Shown = { node: Text; element: Element; boxes: DOMRect[] };
    type Part = { name: string; element: Element; box: DOMRect };
    const phone = 390;
    const longest = 14;
    /** Pixels beside the text of a card that has a symbol. */
    const besideText = 96;

    const shown = (element: Element) =>
      element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) &&
      // What is for screen readers only is one pixel, with all that is in it.
      element.getBoundingClientRect().width > 1 &&
      upwards(element).every(
        (one) => one.getBoundingClientRect().width > 1 || getComputedStyle(one).overflow === 'visible',
      );
    const about = (element: Element) =>
      `"${element.textContent.trim().slice(0, 50)}" in ${element.tagName}.${element.getAttribute('class') ?? ''}`;
    const upwards = (element: Element): Element[] => [
      element,
      ...(element.parentElement ? upwards(element.parentElement) : []),
    ];
    /** It scrolls, as a dialog and a strip of pictures do, or is dragged as a map. */
    const moves = (element: Element, ...ways: ('overflowX' | 'overflowY')[]) =>
      upwards(element).some((one) => {
        const style = getComputedStyle(one);
        const scrolls = ways.some((way) => /auto|scroll/.test(style[way]));
        return one !== document.documentElement && (scrolls || style.touchAction === 'none');
      });
    const layerOf = (element: Element) =>
      upwards(element).find((one) => /sticky|fixed/.test(getComputedStyle(one).position));

    const readTexts = (): Shown[] => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Shown[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node.parentElement;
        if (!element || !(node instanceof Text) || !node.data.trim()) continue;
        if (element.closest('script, style, noscript, option, svg')) continue;
        // It is outside until it has the focus.
        if (element.closest('[href="#content"]') || !shown(element)) continue;
        const boxes = boxesOf(node, 0, node.length);
        if (boxes.length > 0) texts.push({ node, element, boxes });
      }
      return texts;
    };
    const boxesOf = (node: Text, from: number, to: number): DOMRect[] => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };

    /** An edge that hides what is beyond it; half of the space above and below letters may be there. */
    const isCut = ({ element, boxes }: Shown): boolean => {
      const clip = upwards(element).find(
        (one) => one !== document.body && /hidden|clip/.test(getComputedStyle(one).overflow),
      );
      const edge = clip?.getBoundingClientRect();
      const letters = parseFloat(getComputedStyle(element).fontSize);
      const isCutAcross = ({ left, right }: DOMRect) =>
        right > window.innerWidth + 1 ||
        (left < -1 && right > 0) ||
        (edge !== undefined && (right > edge.right + 1 || left < edge.left - 1));
      const isCutDown = ({ top, bottom, height }: DOMRect) => {
        const space = Math.max(0, height - letters) / 2 + 2;
        return edge !== undefined && (bottom - space > edge.bottom || top + space < edge.top);
      };
      // What is left of the beginning is out of reach, also where one scrolls.
      const isOutOfReach =
        boxes.some(({ left, right }) => left < -1 && right > 0) &&
        upwards(element).every(({ scrollLeft }) => scrollLeft === 0);
      return (
        isOutOfReach ||
        (!moves(element, 'overflowX') && boxes.some(isCutAcross)) ||
        (!moves(element, 'overflowX', 'overflowY') && boxes.some(isCutDown))
      );
    };

    const brokenWords = ({ node, element }: Shown): string[] => {
      const { hyphens, fontSize } = getComputedStyle(element);
      const words = /[^\s/\p{Script=Han}\p{Ps}\p{Pe}\p{Pd}\u200B\u3000-\u303F\uFF00-\uFFEF]+/gu;
      // Addresses are no words; blanks keep the places of the others.
      const text = node.data.replace(/\S*(?:@|:\/\/)\S*/g, (address) => ' '.repeat(address.length));
      return [...text.matchAll(words)].flatMap(({ 0: word, index }) => {
        const boxes = boxesOf(node, index, index + word.length);
        const tops = boxes.map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) < parseFloat(fontSize) / 2) return [];
        const fits =
          window.innerWidth >= phone ||
          boxes.reduce((sum, { width }) => sum + width, 0) <= window.innerWidth - besideText;
        const mayBreak = (word.length > longest || !fits) && hyphens === 'auto';
        return mayBreak ? [] : [word];
      });
    };

    const shortFields = (): string[] => {
      const pen = document.createElement('canvas').getContext('2d');
      const fields = [
        ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select, input'),
      ].filter(({ type }) => !/checkbox|radio|file|range|date|hidden/.test(type));
      return fields.filter(shown).flatMap((field) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        const text = 'options' in field ? field.selectedOptions[0]?.label : field.value || field.placeholder;
        const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        if (!pen || !text) return [];
        pen.font = font;
        // One without room for text is a symbol.
        return room > 0 && pen.measureText(text).width > room + 1 ? [text] : [];
      });
    };

    const overlaps = (texts: readonly Shown[]): string[] => {
      const inControl = (element: Element) => element.closest('a, button');
      const lines: Part[] = texts
        .filter(({ element }) => !moves(element, 'overflowX', 'overflowY'))
        .flatMap(({ node, element, boxes }) =>
          boxes.map((box) => ({ name: node.data.trim(), element, box })),
        );
      const signs: Part[] = [...document.querySelectorAll('header svg, nav svg')]
        .filter(shown)
        .map((element) => ({ name: 'a symbol', element, box: element.getBoundingClientRect() }));
      return lines.flatMap((one, index) =>
        [...lines.slice(index + 1), ...signs]
          .filter((other) => {
            const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
            const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
            const control = inControl(one.element);
            return (
              across > 3 &&
              down > Math.min(one.box.height, other.box.height) * 0.4 &&
              one.element !== other.element &&
              (control === null || control !== inControl(other.element)) &&
              layerOf(one.element) === layerOf(other.element)
            );
          })
          .map((other) => `"${one.name}" and "${other.name}"`),
      );
    };

    const texts = readTexts();
    const faults = [
      ...texts.filter(isCut).map(({ element }) => `cut: ${about(element)}`),
      ...texts.flatMap((text) =>
        brokenWords(text).map((word) => `broken: "${word}" of ${about(text.element)}`),
      ),
      ...shortFields().map((text) => `too short a field: "${text}"`),
      ...overlaps(texts).map((pair) => `over each other: ${pair}`),
    ];
    return [...new Set(faults)];
  });
