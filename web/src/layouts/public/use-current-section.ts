import { useEffect, useState } from 'react';

/** A line across the window, a third of the way down; what it runs through is what is being read. */
const readingLine = '-33% 0px -66% 0px';

/** The id of the section that is being read, or null above the first and below the last of `ids`. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const list = ids.join(' ');
  useEffect(() => {
    const inside = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inside.add(target.id);
          else inside.delete(target.id);
        setCurrent([...inside].at(-1) ?? null);
      },
      { rootMargin: readingLine },
    );
    for (const id of list.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [list]);
  return current;
}
