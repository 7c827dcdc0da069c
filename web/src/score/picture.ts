// The result of a real game as a picture to share: drawn as SVG, painted into a PNG by the browser itself.

export interface Line {
  name: string;
  score: number;
  rank: number;
}

const WIDTH = 720;
const ROW = 84;
const TOP = 150;
const SCALE = 2;
const INK = "#2a2118";
const GREEN = "#1e4d3e";
const GOLD = "#b8862b";
const PAPER = "#fbf3df";

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Best first. */
export function picture(title: string, when: string, lines: readonly Line[]): string {
  const height = TOP + lines.length * ROW + 40;
  const sorted = lines.toSorted((one, other) => one.rank - other.rank);
  const rows = sorted.map(({ name, score, rank }, index) => {
    const y = TOP + index * ROW;
    const fill = rank === 1 ? GREEN : "#ffffff";
    const ink = rank === 1 ? PAPER : INK;
    return (
      `<rect x="40" y="${y}" width="${WIDTH - 80}" height="${ROW - 14}" rx="10" fill="${fill}" stroke="${GOLD}" stroke-width="2"/>` +
      `<text x="66" y="${y + 46}" font-size="30" fill="${ink}">${rank}.</text>` +
      `<text x="116" y="${y + 46}" font-size="30" fill="${ink}">${escaped(name)}</text>` +
      `<text x="${WIDTH - 66}" y="${y + 46}" font-size="34" font-weight="700" text-anchor="end" fill="${ink}">${score}</text>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" font-family="Georgia, serif">` +
    `<rect width="${WIDTH}" height="${height}" fill="${PAPER}"/><rect x="14" y="14" width="${WIDTH - 28}" height="${height - 28}" fill="none" stroke="${GOLD}" stroke-width="3"/>` +
    `<text x="${WIDTH / 2}" y="76" font-size="40" text-anchor="middle" fill="${GREEN}">${escaped(title)}</text>` +
    `<text x="${WIDTH / 2}" y="116" font-size="22" text-anchor="middle" fill="${INK}">${escaped(when)}</text>${rows.join("")}</svg>`
  );
}

export async function asPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width * SCALE;
  canvas.height = image.height * SCALE;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
