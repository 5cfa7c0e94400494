declare module '*/plain-styles.cjs' {
  export default function plainStyles(source: string): string;
}
