import { useEffect, useRef, type ReactNode } from 'react';
import { contrast } from './contrast.ts';
import { Part, Specimen } from './frame.tsx';
import { pairs, type Theme } from './read-tokens.ts';
import { measures, themes } from './tokens.ts';

/** Values from the sheet, set by script: the page's policy allows no style in the markup. */
function useStyle(style: Readonly<Record<string, string>>) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    for (const [name, value] of Object.entries(style)) place.current?.style.setProperty(name, value);
  });
  return place;
}

function Swatch({ name, theme }: { readonly name: string; readonly theme: Theme }): ReactNode {
  const value = themes[theme][name] ?? '';
  return <i ref={useStyle({ background: value })} className="wb-swatch" title={`${name}: ${value}`} />;
}

const isColour = (value: string): boolean => value.startsWith('#');

function Colours(): ReactNode {
  const names = Object.keys(themes.light).filter((name) => isColour(themes.light[name] ?? ''));
  return (
    <ul className="wb-colours">
      {names.map((name) => (
        <li key={name}>
          <Swatch name={name} theme="light" />
          <Swatch name={name} theme="dark" />
          <span>{name}</span>
          <span className="wb-figures">
            {themes.light[name]} {themes.dark[name]}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface RatioProps {
  readonly pair: (typeof pairs)[number];
  readonly theme: Theme;
}

/** The figure in the colours that it is about; a line's is written beside it, since it is not for text. */
function Ratio({ pair: { text, ground, least }, theme }: RatioProps): ReactNode {
  const colourOf = (name: string): string => themes[theme][name] ?? '#000000';
  const isLine = least < 4.5;
  const place = useStyle({
    color: colourOf(isLine ? 'ink' : text),
    background: colourOf(ground),
    'border-color': colourOf(isLine ? text : ground),
  });
  return (
    <span ref={place} className="wb-ratio">
      {contrast(colourOf(text), colourOf(ground)).toFixed(1)}
    </span>
  );
}

/** Contrast of every pair that is used, in its own colours. */
function Contrasts(): ReactNode {
  return (
    <div
      className="wb-scroll"
      role="region"
      aria-label="Contrast of every pair"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
      tabIndex={0}
    >
      <table className="wb-table">
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">At least</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={`${pair.text} ${pair.ground}`}>
              <th scope="row">
                {pair.text} on {pair.ground}
              </th>
              <td>{pair.least}</td>
              <td>
                <Ratio pair={pair} theme="light" />
              </td>
              <td>
                <Ratio pair={pair} theme="dark" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const steps = [
  ['step-4', 'The first page alone'],
  ['step-3', 'A page, a plan, a figure'],
  ['step-2', 'A document'],
  ['step-1', 'A part of a page'],
  ['step-0', 'Text, fields and buttons'],
  ['step--1', 'Hints, times, notes'],
] as const;

function Measure({ name, property }: { readonly name: string; readonly property: string }): ReactNode {
  return (
    <li>
      <i ref={useStyle({ [property]: `var(--${name})` })} className={`wb-measure wb-measure-${property}`} />
      <span>{name}</span>
      <span className="wb-figures">{measures[name]}</span>
    </li>
  );
}

const named = (start: string): string[] => Object.keys(measures).filter((name) => name.startsWith(start));

/** Colours, type, space, corners, elevation and motion. */
export function TokensPart(): ReactNode {
  return (
    <Part
      id="tokens"
      title="Tokens"
      lead="Paper and ink, hairlines, one accent. Everything else is made of these; web/src/styles/tokens.css holds them."
    >
      <Specimen name="Colours: light, dark">
        <Colours />
      </Specimen>
      <Specimen name="Contrast of what is written on what">
        <Contrasts />
      </Specimen>
      <Specimen name="Type: Newsreader for headings and documents, Instrument Sans for the rest" isWide>
        <ul className="wb-type">
          {steps.map(([step, use]) => (
            <li key={step}>
              <span className={`wb-${step}`}>{use}</span>
              <span className="wb-figures">{step}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Space">
        <ul className="wb-measures">
          {named('space').map((name) => (
            <Measure key={name} name={name} property="width" />
          ))}
        </ul>
      </Specimen>
      <Specimen name="Corners">
        <ul className="wb-measures">
          {named('round').map((name) => (
            <Measure key={name} name={name} property="border-radius" />
          ))}
        </ul>
      </Specimen>
      <Specimen name="Elevation">
        <div className="wb-lifts">
          <p className="wb-lift">lift: a sheet on the desk</p>
          <p className="wb-lift wb-lift-high">lift-high: over the page</p>
        </div>
      </Specimen>
      <Specimen name="Motion: point here">
        <div className="wb-motion">
          <p>
            <i /> quick, {measures['quick']}: what answers a hand
          </p>
          <p>
            <i /> calm, {measures['calm']}: what comes and goes
          </p>
        </div>
      </Specimen>
    </Part>
  );
}
