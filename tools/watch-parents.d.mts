export declare function readProcess(pid: number): { readonly parent: number; readonly command: string } | null;
export declare function watchParents(onGone: () => void): void;
