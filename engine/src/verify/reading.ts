import { tokenize, type Token } from '../text/tokens.ts';
import { splitDocument, type Piece } from './document-pieces.ts';
import { mentionsOf, readMentions, type Mention, type Standing } from './mentions.ts';
import { findThings, type Thing } from './named-things.ts';
import { numbersSaid, type NumbersSaid } from './numbers-said.ts';
import { readSides, type SidePlace, type SitePlace } from './side-places.ts';

/** What a text says of numbers, things and sides; both a document and its input are read in this way, once. */
export class Reading {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Drugs, tests and vital signs, in order. */
  readonly things: readonly Thing[];
  readonly sides: readonly SidePlace[];
  readonly sites: readonly SitePlace[];

  constructor(text: string) {
    this.text = text;
    this.tokens = tokenize(text);
    this.things = findThings(this.tokens);
    const { sides, sites } = readSides(this.tokens, text);
    this.sides = sides;
    this.sites = sites;
  }
}

/** An input: also its numbers, and how it speaks of each problem. */
export class InputReading extends Reading {
  readonly numbers: NumbersSaid;
  /** The things by each of their names. */
  readonly named: ReadonlyMap<string, readonly Thing[]>;
  readonly standings: ReadonlyMap<string, ReadonlySet<Standing>>;

  constructor(text: string) {
    super(text);
    this.numbers = numbersSaid(text);
    const named = new Map<string, Thing[]>();
    for (const thing of this.things)
      for (const name of thing.names) {
        const row = named.get(name);
        if (row) row.push(thing);
        else named.set(name, [thing]);
      }
    this.named = named;
    const standings = new Map<string, Set<Standing>>();
    for (const { name, standing } of readMentions(text)) {
      const row = standings.get(name);
      if (row) row.add(standing);
      else standings.set(name, new Set([standing]));
    }
    this.standings = standings;
  }
}

/** A document: also its statements, and the problems in them. */
export class DocumentReading extends Reading {
  readonly pieces: readonly Piece[];
  readonly mentions: readonly (Mention & { readonly heading: string })[];

  constructor(text: string) {
    super(text);
    this.pieces = splitDocument(text);
    this.mentions = this.pieces
      .filter((piece) => !piece.structural)
      .flatMap(({ start, end, heading }) =>
        mentionsOf(text.slice(start, end), start).map((mention) => ({ ...mention, heading })),
      );
  }

  /** The statement that holds a place of the document. */
  pieceAt(offset: number): Piece | undefined {
    let low = 0;
    let high = this.pieces.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.pieces[middle]?.start ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const piece = this.pieces[low];
    return piece && piece.start <= offset && offset < piece.end ? piece : undefined;
  }
}
