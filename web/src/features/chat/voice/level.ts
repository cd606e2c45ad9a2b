/** Louder than a quiet room: the root of the mean square, of 1. */
export const audible = 0.015;

/**
 * Says ten times a second how loud it is: the root of the mean square, of 1; nothing while the browser lets no sound through, which
 * is no silence. Gives what ends it.
 */
export function hear(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    if (context.state !== 'running') return;
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    onLevel(Math.sqrt(power));
  }, 100);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}
