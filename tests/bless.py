"""Write the goldens anew from the records kept (`python -m tests.bless`), or play those anew, too (`--play`)."""

import sys

from tests.goldens.stories import GAMES, HERE, STORIES, bots_figures, figures
from tests.terminal.golden_screens import SCREENS


def main(arguments: list[str]) -> int:
    """Write every golden; say which changed."""
    texts = {}
    for story in STORIES:
        if "--play" in arguments:
            (HERE / f"{story.name}.jsonl").write_text(story.played_anew(), encoding="utf-8")
        texts[f"{story.name}.txt"] = story.told()
    texts |= {f"{game_id}_figures.txt": figures(game_id) for game_id in GAMES}
    texts |= {f"{game_id}_bots.txt": bots_figures(game_id) for game_id in GAMES}
    texts |= {f"{scene.name}.txt": scene.drawn() for scene in SCREENS}
    for name, text in texts.items():
        path = HERE / name
        is_same = path.exists() and path.read_text(encoding="utf-8") == text
        print(f"{name}: {'as it was' if is_same else 'written'}")
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
