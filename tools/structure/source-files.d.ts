/** One source file: its path from the root with forward slashes, its text, and the modules it imports. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
}
/** The modules a text imports, relative ones resolved to paths from the root. */
export declare function listImports(file: string, text: string): string[];
/** Reads every TypeScript file of the repository below the known roots. */
export declare function readSourceFiles(root: string): Promise<SourceFile[]>;
export declare function isTest(file: string): boolean;
